/**
 * Figures of speech and words that only share a character with what a team does: 红烧, 痛快, «a pain in the neck», «dying to». Nothing of
 * them is meant, so they are set aside before anything else is read.
 */
import { matchesIn } from '../../../core/text/matches.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import { keptLately } from '../../../learning/kept-words.ts'
import { requested } from './cues.ts'
import { asksSomething } from './moods.ts'
import { clausesOf, overlapsWith, type SetAside, type Span } from './parts.ts'
import { isSmallTalk } from './small-talk.ts'

const figuresZh =
  '脚不沾地|红烧|干烧|烧烤|烧饼|烧卖|烧麦|叉烧|烧菜|烧鸡|烧鸭|烧鹅|烧水|烧酒|烧钱|发烧友|燃烧|痛快|痛饮|痛恨|头像|头条|头脑风暴|街头|码头|罐头|馒头|骨头汤|心疼钱|胃口大开|大饱眼福|笑得(?:我)?(?:肚子|腮帮子|脸)[疼痛]|笑[疼痛]了?肚子|笑死|气死|热死|冷死|烦死|困死|累死|忙死|急死|馋死|羡慕死|头皮发麻|看得(?:我)?(?:头皮|心里)发[麻毛]|让人(?:真|很|挺|好)?头[疼痛大]|(?<=[了,。])(?:真|可真|太)(?:让人)?头[疼痛大]|(?:彩|车|机|船|球|门|电影|火车|高铁|飞机|演唱会)票|抢票|眼红|手痒|心痒痒?|嘴馋|牙痒痒|腿都跑断|跑断腿|磨破嘴|伤脑筋|火烧眉毛|[揪闹]心|退休[^,。]{0,6}|退(?:伍|学|役|步|潮|群|烧药)|饿(?:扁|死|坏|疯)|怀疑人生|[车房]贷|车险|手机挂了|电话挂了|挂(?:电话|科|历|钟|画|衣架)|(?:看|约)了?一?[场部]电影|想?当(?:一名|一个|个)?[^,。]{0,4}(?:医生|大夫|护士|主任)(?=[,。!的 ]|$)'
const figuresEn =
  "sight for sore eyes|(?:is|are|was)(?: such| always| just)? a (?:real|total|proper|complete|huge|bit of a) headache|(?:our|my|his|her|their|the) (?:big |house |office )?move (?:(?:to|into|from) (?:(?:the|an?|our|my|his|her|their|new|bigger|smaller|another) ){1,3}[a-z]{3,12} )?(?:is|was)(?: on)?(?: (?:next|this|last))? [a-z]{3,8}|book(?: |-)?(?:clubs?|shops?|stores?|shel(?:f|ves)|fairs?|signings?|launch|worms?|cases?|keeping)|(?:wants?|hopes?|dreams?|studying|training) (?:to (?:be|become)|of (?:being|becoming)) an? [a-z]{4,20}(?: (?:doctor|surgeon|nurse))?|(?<=(?:my|our) [a-z]{3,12} )(?:is|was) an? (?:[a-z]{2,12} )?(?:doctor|nurse|dentist|surgeon|dermatologist|cardiologist|neurologist|paediatrician|pediatrician)(?=[ ,.!]*$)|thank (?:god|goodness|heavens) (?:it'?s )?(?:almost |nearly )?[a-z]{3,6}day(?: soon| tomorrow| already)?|can'?t believe (?:it'?s|it is) (?:already |only |almost |nearly )?[a-z]{3,6}day(?: already| again)?|[a-z]{3,6}day blues|(?:costs? (?:me |us )?)?an arm and a leg|(?<!there(?:'s| is) )(?<=(?:is|are|was|were|be|been|'s|such|what) )(?:such )?a (?:real |total |right |huge |bit of a )?pain in the (?:neck|ass|arse|butt|backside)|(?:(?:burning|dying|itching|aching) to|dying for)(?= [a-z])|(?<=(?:am|'m|are|is|so|getting|got) )sick (?:of|and tired of)|sick to death of|(?<=(?:movie|film|song|game|concert|show|gig|match|goal|trick|party|match) (?:was|is) )(?:so |really )?sick|my heart (?:goes|went) out|cold feet|head over heels|(?:died|dying) (?:of )?(?:laughing|laughter|boredom)|break a leg|(?:gives?|giving|gave) me (?:a|such a) headache(?= (?:trying|to|when|every))|by heart|(?:boss|job|work|traffic|paperwork|homework|taxes|landlord|neighbou?rs?|builders?) (?:is|are|was) (?:such )?a (?:real |total |constant )?headache|a (?:real |total )?headache (?:to|trying)|(?:worth|safe as) .{0,12} ?heart attack|butterflies in my stomach|keep an eye|from the bottom of my heart|breaks? my (?:heart|back)|warms? my heart|(?:traffic|commute|heat|cold|weather|suspense|wait|boss|deadline|humidity|line|queue)(?:'s| is| was) killing me|(?:phone|laptop|car|battery|wifi|internet|computer)(?:'s| is| was| just)? (?:died|dead|dying)|(?:flight|train|bus|meeting|concert|game|match|class|school|party|trip|wedding|lesson)s?(?:'s| is| was| got| has been| were| just got)? (?:cancell?ed|called off|postponed|delayed|moved)"
const figures = new RegExp(`(?<![a-z])(?:${figuresEn})(?![a-z])|${figuresZh}`, 'g')

/** Several stages of one message ask for them. */
export const figuresIn = keptLately((folded): readonly SetAside[] =>
  matchesIn(folded, figures).map(({ index, 0: words }) => ({ start: index, end: index + words.length, why: 'cue' })),
)

/** A message of figures alone, perhaps with small talk beside them: it asks for nothing and names nothing. */
export function isOnlyFigures(text: string, values: () => readonly Span[]): boolean {
  const folded = foldInPlace(text)
  const figured = figuresIn(folded)
  if (figured.length === 0 || asksSomething(folded) || requested.test(folded)) return false
  if (values().some((one) => !figured.some((other) => overlapsWith(one, other)))) return false
  return clausesOf(folded).every(
    (one) => figured.some((other) => overlapsWith(one, other)) || isSmallTalk(text.slice(one.start, one.end)),
  )
}

/** It has figures, and asks nothing. */
export const isFigurative = (text: string): boolean =>
  figuresIn(foldInPlace(text)).length > 0 && !asksSomething(text) && !requested.test(foldInPlace(text))
