/**
 * Chinese calls for help that were typed without a Chinese keyboard: «jiu ming», «hun mi le». The syllables become characters, so that
 * the weights know them again.
 *
 * Y1. Only what is in the table; a word of another language is left as it is.
 * Y2. Linear: at each word at most as many lookups as the longest entry has syllables, and hardly ever more than one.
 */
import { madeOnce } from '../core/text/made-once.ts'

const table = `
jiu ming=救命|jiu wo=救我|jiu jiu wo=救救我|jiu ren=救人|jiu hu che=救护车|bao jing=报警|kuai lai ren=快来人|lai ren=来人|ji jiu=急救|kuai lai=快来|kuai dian=快点
zhao huo=着火|shi huo=失火|qi huo=起火|mei qi=煤气|lou qi=漏气|bao zha=爆炸|nong yan=浓烟|mao yan=冒烟
hun mi=昏迷|hun dao=昏倒|yun dao=晕倒|yun le=晕了|dao di=倒地|dao xia=倒下|bu xing le=不行了|jiao bu xing=叫不醒|mei fan ying=没反应|mei yi shi=没意识|mei qi le=没气了|mei hu xi=没呼吸|mei mai bo=没脉搏
hu xi kun nan=呼吸困难|hu xi=呼吸|chuan bu shang qi=喘不上气|chuan bu guo qi=喘不过气|chuan bu=喘不|zhi xi=窒息|xiao chuan=哮喘|ye zhu=噎住|qia zhu=卡住
xiong kou teng=胸口疼|xiong kou tong=胸口痛|xiong tong=胸痛|xiong men=胸闷|xin zang bing=心脏病|xin zang teng=心脏疼|xin zang=心脏|xin geng=心梗|xin tiao=心跳|leng han=冷汗|xin huang=心慌
zhong feng=中风|nao geng=脑梗|nao chu xue=脑出血|zui wai=嘴歪|ban shen=半身|dong bu liao=动不了|shuo bu chu hua=说不出话|mei zhi jue=没知觉|kan bu jian=看不见
chou chu=抽搐|chou feng=抽风|dian xian=癫痫|kou tu bai mo=口吐白沫|hai mei ting=还没停
liu xue=流血|chu xue=出血|da chu xue=大出血|zhi bu zhu=止不住|xue zhi bu zhu=血止不住|ge wan=割腕|dao shang=刀伤|gu zhe=骨折|tang shang=烫伤|shao shang=烧伤|bei zhuang=被撞|che huo=车祸|gun xia lai=滚下来|shuai xia lai=摔下来|diao xia lai=掉下来|lou ti=楼梯
guo min=过敏|hou long zhong=喉咙肿|lian zhong=脸肿|zhong le=肿了|zhong du=中毒|chi cuo yao=吃错药|an mian yao=安眠药|nong yao=农药|chi le yao=吃了药|yi ping yao=一瓶药
zi sha=自杀|bu xiang huo=不想活|xiang si=想死|huo bu xia qu=活不下去|tiao lou=跳楼|tiao he=跳河|shang diao=上吊|shao tan=烧炭|yi shu=遗书|zui hou yi tian=最后一天|zui hou=最后|xie xie ni men=谢谢你们|dui bu qi=对不起|wo zou le=我走了|bie le=别了|yong bie=永别
bang jia=绑架|sha ren=杀人|da ren=打人|da wo=打我|jia bao=家暴|you qiang=有枪|qiang jian=强奸|bei bang=被绑|ta yao sha wo=他要杀我|mian bao che=面包车
lao gong=老公|lao po=老婆|ba ba=爸爸|ma ma=妈妈|lao ba=老爸|lao ma=老妈|ye ye=爷爷|nai nai=奶奶|hai zi=孩子|er zi=儿子|nü er=女儿|nv er=女儿|yi ge ren zai jia=一个人在家|zai jia=在家|xiao qu=小区|bo zi=脖子|shou bu liao=受不了|ni shui=溺水|luo shui=落水|yan shui=淹水|yao pen wan le=药喷完了|fen zhong=分钟
`
const entries = madeOnce(() => {
  const all = new Map<string, string>()
  /** What an entry begins with. */
  const beginnings = new Set<string>()
  for (const pair of table.trim().split(/[|\n]/)) {
    const [syllables = '', characters = ''] = pair.split('=')
    const key = syllables.replaceAll(' ', '')
    all.set(key, characters)
    for (let size = 1; size <= key.length; size++) beginnings.add(key.slice(0, size))
  }
  return { all, beginnings }
})
const mostWords = 5
/** Small syllables, which are read as Chinese only beside an entry of the table. */
const small: Readonly<Record<string, string>> = {
  le: '了',
  wo: '我',
  ta: '他',
  ni: '你',
  de: '的',
  a: '啊',
  lou: '楼',
  dong: '栋',
  hao: '号',
}

/** `text` is folded. */
export function charactersForPinyin(text: string): string {
  const parts = text.split(/([a-zü]+)/)
  let changed = false
  for (let at = 1; at < parts.length; at += 2) {
    const found = longestAt(parts, at)
    if (!found) continue
    parts[at] = found.characters
    for (let next = at + 1; next <= found.to; next++) parts[next] = ''
    changed = true
    at = found.to
  }
  if (!changed) return text
  return parts.map((part, at) => (at % 2 === 1 ? (small[part] ?? part) : part)).join('')
}

type Found = { readonly characters: string; readonly to: number }

function longestAt(parts: readonly string[], from: number): Found | undefined {
  const { all, beginnings } = entries()
  let key = ''
  let found: Found | undefined
  for (let at = from; at < parts.length && at < from + 2 * mostWords; at += 2) {
    if (at > from && parts[at - 1] !== ' ' && parts[at - 1] !== "'") break
    key += parts[at]
    if (!beginnings.has(key)) break
    const characters = all.get(key)
    if (characters && key.length > 4) found = { characters, to: at }
  }
  return found
}
