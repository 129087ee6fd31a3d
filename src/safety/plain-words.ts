/**
 * Writes what people write in many ways in one way, so that the weights know it again: traditional characters, Cantonese and other
 * dialects, short forms and slang.
 *
 * P1. Only the features see it. A team's phrases and what a person is shown stay as they were written.
 */
import { madeOnce } from '../core/text/made-once.ts'
import { simplified, traditional } from './traditional.ts'

const script = madeOnce(() => ({
  simple: new Map<string, string>([...traditional].map((character, at) => [character, simplified[at] ?? character])),
  any: new RegExp(`[${traditional}]`, 'g'),
}))

/** Cantonese and other dialects, after traditional characters were made simple. Longer ones first. */
const dialects = `
抖唔到气=喘不过气|透唔到气=喘不过气|抖气=喘气|唞气=喘气|唔够气=喘不过气|顶唔顺=撑不住|顶唔住=撑不住|遭不住=撑不住|郁唔到=动不了|郁都唔郁=一动不动
哽亲=噎住|哽住=噎住|银仔=硬币|小朋友=孩子|眼瞓=困|bb=孩子|叫极=怎么叫|揸住=拿着|追住=追|唔识郁=不动|跳落去=跳下去|跳落嚟=跳下来|跌落=掉下|流紧=在流|打紧=在打|嗌救命=喊救命|唔郁=不动|冇反应=没反应|冇晒=没有了|冧低=倒下|晕低=晕倒|跌低=摔倒|瞓低=躺下|叫极都唔=怎么叫都不|唔系=不是|系咪=是不是|唔好=不要|唔想=不想|唔使=不用|唔识=不会
唔得=不行|得唔得=行不行|唔妥=不对劲|唔见=不见|就嚟=快要|就来=快要|而家=现在|而今=现在|嗰阵=的时候|火烛=着火|白车=救护车|心口=胸口|细路=孩子|细佬=弟弟|老窦=爸爸|老豆=爸爸|阿爸=爸爸|阿妈=妈妈|妈咪=妈妈|老妈=妈妈|老爸=爸爸|俺爹=爸爸|俺娘=妈妈
阿爷=爷爷|阿公=爷爷|阿嬷=奶奶|阿婆=奶奶|家姐=姐姐|师奶=太太|老婆子=老婆|老头子=老公|老伴=老公|先生=老公|隔篱=隔壁|屋企=家|喺度=在|畀人=被人|俾人=被人|遭人=被人|做人=活|边个=谁|边度=哪里|点样=怎么|点整=怎么做|点解=为什么|几时=什么时候|少少=一点|啲=些|佢哋=他们|佢=他|喺=在|嘅=的|咗=了|嚟=来|唔=不|冇=没有
俾=被|畀=给|揸=拿|瞓=睡|训=睡|嗰=那|咁=这么|乜嘢=什么|乜=什么|咩=什么|嘢=东西|睇=看|搵=找|攰=累|痕=痒|翳=闷|痹=麻|斩=砍|食晒=全吃了|食咗=吃了|饮咗=喝了|饮=喝|晒=了|喇=了|啦=了|呀=啊|咧=了|俺=我|咱=我|啥=什么|咋=怎么|娃儿=孩子|娃=孩子|晓得=知道|闺女=女儿|崽=孩子|宝宝=孩子|婴儿=孩子|大夫=医生|心口窝子=胸口|胸前=胸口|喘不上气=喘不过气|喘不上来=喘不过气|上不来气=喘不过气|气上不来=喘不过气|吸不上来=喘不过气|倒不上气=喘不过气|透不过气=喘不过气|喘不了=喘不过气
紫砂了=自杀了|想紫砂=想自杀|要紫砂=要自杀|自鲨=自杀|自刹=自杀|自s=自杀|zisha=自杀|zs了=自杀了|想鼠=想死|想4=想死|去4=去死|想亖=想死|亖了=死了|嘎了=死了|噶了=死了|轻生=自杀|寻死=自杀|自尽=自杀|自缢=上吊|寻短见=自杀|想不开=自杀|不想活=不想活|活够了=不想活|活腻=不想活|活不下去=不想活|撑不下去=撑不住|坚持不住=撑不住|扛不住=撑不住
`
const pairsIn = (table: string): (readonly [string, string])[] =>
  table
    .trim()
    .split(/[|\n]/)
    .flatMap((pair) => {
      const [from = '', to = ''] = pair.split('=')
      return from === '' ? [] : [[from, to] as const]
    })
const dialect = madeOnce(() => {
  const replaced = new Map(pairsIn(dialects))
  return { replaced, any: new RegExp([...replaced.keys()].sort((a, b) => b.length - a.length).join('|'), 'g') }
})

/** Simplified characters, standard words. */
export function plainChinese(text: string): string {
  const { simple, any: anyTraditional } = script()
  const { replaced, any } = dialect()
  return text
    .replaceAll(anyTraditional, (character) => simple.get(character) ?? character)
    .replaceAll(any, (found) => replaced.get(found) ?? found)
}

/** Short forms, slang and dialect of English, word by word. */
const shortForms = `
im=i'm|ive=i've|id=i'd|ill=i'll|ah'm=i'm|ah've=i've|ah=i|mi=i|hes=he's|shes=she's|its=it's|theyre=they're|youre=you're|thats=that's|theres=there's|whats=what's
cant=can't|cannot=can't|cannae=can't|canny=can't|isnae=isn't|wisnae=isn't|dinna=don't|doesnae=don't|didnae=don't|willnae=won't|wouldnae=won't|hasnae=haven't|cyaan=can't|couldnt=can't|couldn't=can't|dont=don't|dinnae=don't|doesnt=don't|doesn't=don't|didnt=don't|didn't=don't|wont=won't|wouldnt=won't|wouldn't=won't|isnt=isn't|aint=isn't|ain't=isn't|wasnt=isn't|wasn't=isn't|wasnae=isn't|arent=isn't|aren't=isn't|havent=haven't|hasnt=haven't|hasn't=haven't
u=you|ur=your|r=are|n=and|y=why|k=ok|pls=please|plz=please|plss=please|abeg=please|gonna=going|gna=going|gon=going|fixin=going|wanna=want|wan=want|gotta=must|lemme=let|gimme=give|bc=because|cuz=because|cos=because|smth=something|sth=something|somthing=something|abt=about|rn=now|tmrw=tomorrow|tmr=tomorrow|tonite=tonight|2nite=tonight|thru=through|wtf=god|omg=god|tbh=honestly|ngl=honestly|fr=really|srs=really|srsly=really|w=with|wit=with|wi=with|wld=would|cld=could|shld=should|ppl=people|bro=friend|bruh=friend|bsf=friend|bff=friend|mate=friend|dude=man|bloke=man|guy=man|fella=man|lad=boy|yer=your|tae=to|gaun=going|staun=stand|doon=down|oot=out|aff=off|wan=one|aw=all|hoose=house|heid=head|deid=dead|dung=down|deh=there|nah=no|nae=no|nuh=no|da=the|di=the|de=the|dis=this|dat=that|dem=them|har=her|ketch=catch
mum=mother|mom=mother|mam=mother|maw=mother|mama=mother|mummy=mother|mommy=mother|ma=my|dad=father|daddy=father|da'=father|papa=father|pa=father|gran=grandmother|granny=grandmother|nan=grandmother|nana=grandmother|grandma=grandmother|grandpa=grandfather|grandad=grandfather|granddad=grandfather|gramps=grandfather|hubby=husband|missus=wife|missis=wife|bf=boyfriend|gf=girlfriend|sis=sister|bro's=brother|kid=child|kiddo=child|wean=child|bairn=child|bub=baby|bubba=baby|newborn=baby|infant=baby|toddler=baby|pikin=child|lil=little|wee=little|auld=old|lady=woman|gal=girl|lass=girl|hen=dear
brething=breathing|brethe=breathe|breth=breath|breathin=breathing|bleedin=bleeding|dyin=dying|chokin=choking|movin=moving|wakin=waking|killin=killing|goin=going|talkin=talking|shakin=shaking|beatin=beating|gaspin=gasping|bledding=bleeding|blod=blood|hart=heart|stoped=stopped|sezure=seizure|seizing=seizure|fitting=seizure|amblance=ambulance|ambo=ambulance|ambos=ambulance|paramedics=ambulance|paramedic=ambulance|defibrilator=defibrillator|hlep=help|halp=help|heeeelp=help|heelp=help
unalive=suicide|unaliving=suicide|unalived=suicide|sewerslide=suicide|sewer=sewer|kms=suicide|ctb=suicide|kys=suicide|offing=suicide|sui=suicide|suicidal=suicide|percs=pills|xans=pills|xanax=pills|pills=pills|pill=pills|tablets=pills|tablet=pills|meds=pills|medication=pills|capsules=pills|paracetamol=pills|tylenol=pills|ibuprofen=pills|painkillers=pills|opioids=pills|ded=dead|carked=died|croaked=died
awa=away|wiv=with|nuffin=nothing|nothin=nothing|summat=something|somebody=someone|anybody=anyone|everybody=everyone|nobody=noone|pistol=gun|rifle=gun|shotgun=gun|handgun=gun|firearm=gun|glock=gun|blade=knife|blades=knife|machete=knife|razor=knife|dagger=knife|cleaver=knife|flames=fire|flame=fire|blaze=fire|ablaze=fire|alight=fire|burning=fire|inferno=fire
`
const words = madeOnce(() => new Map(pairsIn(shortForms)))

export const plainEnglish = (word: string): string => words().get(word) ?? word

/** The stem of an English word, roughly: enough to bring breathe, breathes and breathing together. */
export function stemOf(word: string): string {
  if (word.length < 5) return word
  const cut = word.replace(/(?:ings?|edly|ed|es|s|ly|e|er|ers|ness)$/, '')
  const stem = cut.length < 3 ? word : cut
  return /([bdgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}
