/** Words that carry no topic. That a message shares them with a sample says nothing about whether it is for this team. */
const english = `a an the this that these those i me my mine you your yours he him his she her it its we us our they them their
am is are was were be been being do does did done have has had having will would shall should can could may might must
what which who whom whose when where why how and or but if then so because as of at by for with about into to from in on off
up down out over again there here all any some no not only own same too very just now s t d ll m re ve don doesn didn isn
please tell get got let go want need like know give make use one also still yet than ever really`
const chinese =
  '的了吗呢吧啊呀么着过地得我你他她它们您是不在有没和与也都就还又再这那哪什怎谁几个一把被给让请想要会能可以到去来说看上下里中为对从'

const interjections =
  'oh ok okay yes yeah hi hey hello well sorry thanks thank right alright hmm um uh lovely great perfect brilliant wonderful excellent 哦 嗯 好 额 呃 诶 哎 唉 喂 嘿 嗨 哈 行 谢 你 您 那 吧 的 了 嘛 呀 啦'

const words = new Set([...english.split(/\s+/), ...chinese])

export const isFunctionWord = (text: string): boolean => words.has(text)

const fillers = new Set(interjections.split(' '))

/** «hello», «thanks», «好»: said before or after any wish. */
export const isFiller = (text: string): boolean => fillers.has(text)

/** «oh well», «那好»: said between two wishes, but not a wish. */
export const isInterjection = (text: string): boolean => fillers.has(text) || isFunctionWord(text)
