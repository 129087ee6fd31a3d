/** Parts of the body that somebody may complain about, and what it does not do. A piece that names one speaks of how a person is, whatever its other words are. */
import { matchesIn } from '../../../core/text/matches.ts'
import type { Span } from './parts.ts'

const partEn =
  '(?:eye(?:s|lids?|brows?)?|ears?|nose|nostrils?|throat|tonsils?|neck|head|scalp|forehead|temples?|face|cheeks?|jaw|chin|lips?|mouth|tooth|teeth|molars?|gums?|tongue|chest|ribs?|heart|lungs?|back|spine|tailbone|stomach|tummy|belly|abdomen|gut|bowels?|bladder|kidneys?|liver|groin|hips?|buttocks?|thighs?|knees?|kneecap|shins?|cal(?:f|ves)|legs?|foot|feet|heels?|soles?|ankles?|toes?|toenails?|shoulders?|armpits?|arms?|forearms?|elbows?|wrists?|hands?|palms?|knuckles?|fingers?|thumbs?|fingernails?|nails?|joints?|muscles?|skin|vision|eyesight|hearing|voice|tendons?|achilles)'
const whoseEn = "(?:my|his|her|their|our|(?:mum|mom|dad|son|daughter|wife|husband|baby|kid)['’]?s)"
const ofBodyEn = `(?<![a-z])${whoseEn}(?: (?:whole|entire|left|right|both|lower|upper|big|little|middle|index|front|back|inner|outer|wisdom|two|poor|old|one)){0,2} ${partEn}(?![a-z])(?! (?:doctor|clinic|appointment|one|crossed|around))`
const ofBodyZh =
  '眼睛|眼皮|眼角|眼球|耳朵|耳根|鼻子|鼻孔|嗓子|喉咙|扁桃体|脖子|颈椎|后脑勺|脑袋|脑门|太阳穴|额头|头皮|下巴|腮帮子?|嘴唇|嘴角|嘴里|舌头|牙龈|牙根|牙齿|门牙|大牙|后槽牙|智齿|胸口|胸腔|肋骨|心口|后背|背上|脊椎|腰椎|尾椎|肚子|肚脐|小腹|胃里|屁股|肛门|大腿|小腿|腿肚子|[左右两双]腿|腿上|膝盖|脚踝|脚后跟|脚底|脚趾|脚面|[左右两双]脚|肩膀|肩胛|胳膊肘?|手臂|手腕|手指|手掌|手背|手心|大拇指|指甲|[左右两双]手|关节|肌肉|皮肤上|腋下|胳肢窝|[左右]眼|[左右]耳|(?<=^|[,。 ]|[我他她妈爸婆公爷奶子儿女的路])(?:腿|腰|胃|牙|肩|膝|脸)(?![科医])|(?<![\u4e00-\u9fff]{3})[手脚头眼耳背脖](?=[又都老还也有点很好]{0,3}(?:肿|疼|痛|麻|酸|胀|痒|扭|抽筋|破|僵|发抖|冰凉))'
/** What the body does not do: «睡不着», «can't swallow». */
const fails =
  "睡不[着好踏]|吃不下|咽不下|喝不下|抬不[起动]|喘不[上过]|站不[稳起住]|看不[清见]|听不[清见]|走不动|迈不[开动]|直不起|弯不[下了]|蹲不下|尿不出|拉不出|使不上|(?<![a-z])(?:can'?t|cannot|can hardly|can barely|couldn'?t|unable to) (?:really |even |properly )?(?:sleep|swallow|breathe|hear|bend|walk|eat|pee|lift|stand up|keep (?:food|anything) down)(?![a-z])"
const ofBody = new RegExp(`${ofBodyEn}|${ofBodyZh}|${fails}`, 'g')

/** Where parts of somebody's body, or what fails, are named, in folded text. */
export const bodyPartsIn = (folded: string): Span[] =>
  matchesIn(folded, ofBody).map(({ index, 0: words }) => ({ start: index, end: index + words.length }))
