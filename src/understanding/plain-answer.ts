/**
 * Is a message a plain yes or no, and nothing else? Or does it begin with one («yes please, tomorrow at 10») and say more?
 * What it answers, if anything, is decided by the core (core/work/handoff.ts).
 */

import { matchesIn } from '../core/text/matches.ts'
import { foldFully } from '../learning/fold.ts'
import { keptLately } from '../learning/kept-words.ts'

const words = {
  yes: `yes|yeah|yea|yah|ya|yep|yup|yess+|aye|y|sure|sure thing|ok|okay|okey|fine|alright|all right|right|correct|good|great|perfect|of course|certainly|absolutely|definitely
    |go ahead|go for it|please do|do it|do that|do so|book it|let's do (?:it|that)|why not|works for me|sounds (?:good|great|fine)|(?:that would|that'd|that will|that'll) be (?:(?:so|very|really|most|just|ever so) )?(?:great|good|nice|kind|lovely|helpful|wonderful|perfect|brilliant|fantastic|marvellous|super|a (?:great|big|huge|real) help)(?: of you)?|i do|i would|i want that|with pleasure
    |sounds like a plan|go on|go on then|that works|book me in|sign me up|yes book me in|please book (?:it|me in)|do please|for sure|deal
    |好|好的|好滴|可以|可以的|行|行的|是|是的|对|对的|要|要的|需要|嗯|嗯嗯|嗯呢|嗯哪|嗯好|中|成|得嘞|好嘞|好咧|好哒|行嘞|妥|妥了|欧了|必须的|[约挂](?:上|个|一个)?|没问题|当然|当然可以|同意|那好|那行|那?就(?:帮我)?[挂约订]|帮我[挂约订]|就这样|那?(?:就|真|可|真是)?(?:太好了|敢情好|再好不过了?|太棒了)|那?就?麻烦[你您]?了`,
  no: `no|nope|nah|n|no need|not now|not yet|not today|not really|i don't|i do not|don't|do not|maybe later|i'm good|i'm fine|i am good|i am fine
    |不|不用|不用了|不要|不要了|不必|不必了|不需要|不需要了|不了|先不|先不用|先不用了|暂时不用|暂时不用了|暂时不需要|没必要|不行|下次吧|以后再说|先不[约挂]|先不[约挂]了|我?再看看|回头再说|再说`,
}
/** Words that go with a yes and with a no, and mean neither by themselves. */
const polite =
  /^(?:please|pls|plz|thanks|thank you|thank you very much|many thanks|thx|(?:that's|that is|how|you're|you are)(?: (?:so|very|really|too|most))? (?:kind|helpful)(?: of you)?|那?(?:真是|[可真太]){0,2}(?:(?:谢谢|多谢|感谢)[你您]?了?|帮(?:了我)?大忙了?|贴心了?))$/

/** One of them, or a few of them in a row: «yeah go ahead». */
const oneOf = (list: string): RegExp => {
  const words = list.replace(/\n\s*/g, '')
  return new RegExp(`^(?:${words})(?: (?:${words})){0,2}$`)
}
const patterns = { yes: oneOf(words.yes), no: oneOf(words.no) }
const longest = 40

/** «ok then go ahead and book it», «那你帮我约上»: it asks for what is spoken of already, and names nothing. */
const consent =
  /^(?:(?:ok|okay|alright|all right|right|well|so|then|yes|yeah|sure|fine|good|great|just|and|in that case) )*(?:(?:go ahead|go on|feel free)(?: and| to)? )?(?:(?:just|do) )?(?:(?:book|do|schedule|arrange|reserve|register|confirm)(?: me)? (?:it|that|this|one|(?:that|this) one)|(?:book|make|schedule|arrange|confirm) (?:the|that|this) (?:appointment|booking|slot)|book (?:me|us) in)(?: (?:in|then|for me|for us|now|too))*$|^(?:(?:ok|okay|alright|all right|right|well|so|yes|yeah|sure|fine) )?(?:then )?(?:go ahead|go for it|do it)(?: then)?$|^(?:ok|okay|alright|all right|yes|yeah|sure|fine) then$|^(?:那么|那|就|好的?|行|嗯|你|您|请|麻烦|直接|赶紧|先|这么)*(?:[帮给替]我|帮忙)?(?:(?<=.)预约|[挂约订])(?:上|一?个|[这那]个|一下|它|[这那]个号)?(?:就行|就好)?$/

export const plainAnswer = (text: string): Said | undefined => (text.length > longest ? undefined : answerIn(text).says)

type Said = 'yes' | 'no'
/** Several stages of one message ask for it. */
const answerIn = keptLately((text): { readonly says?: Said } => {
  const parts = clausesOf(text).filter((part) => !polite.test(part))
  if (parts.length === 0) return {}
  if (parts.every((part) => patterns.yes.test(part) || consent.test(part))) return { says: 'yes' }
  return parts.every((part) => patterns.no.test(part)) ? { says: 'no' } : {}
})

/** Of a plain yes: whether it asks for what is spoken of, in so many words. */
export const isConsent = (text: string): boolean =>
  plainAnswer(text) === 'yes' && clausesOf(text).some((part) => consent.test(part))

/** «ooh yes» is yes. */
const leadingSound = /^(?:o+h*|a+h+|u+m+|h+m+|well|哦|噢|啊)\s+(?=\S)/
/** «Yes, please!» and «yes please» are two parts each; «好的吧~» is 好的. */
const clausesOf = (text: string): string[] =>
  foldFully(text)
    .replace(/\b(?:please|pls|plz|thanks|thank you|thx)\b(?! do\b)|那?太?(?:谢谢|多谢|感谢)[你您]?了?/g, ',$&,')
    .split(/[,.!?;:~…、。\n]+/)
    .map((part) =>
      part
        .trim()
        .replace(leadingSound, '')
        .replace(/(?<!嗯)[吧啊呀哦哈呢嘛啦噢呗]{1,8}$/u, ''),
    )
    .filter((part) => part !== '')

type Lead = { readonly says: Said /** Where what else it says begins. */; readonly from: number }
/** The longest beginning, in whole clauses, that is a plain yes or no; after a yes no comma is needed. */
export function leadingAnswer(text: string): Lead | undefined {
  let found: Lead | undefined
  for (const { index, 0: mark } of matchesIn(text.slice(0, longest), /[,.!;:~…、。，！；：\n]+\s*/g)) {
    const says = plainAnswer(text.slice(0, index))
    if (says === undefined) break
    found = { says, from: index + mark.length }
  }
  const joined = found ? undefined : yesAtOnce.exec(text)?.[0]
  const lead = joined === undefined ? found : { says: 'yes' as const, from: joined.length }
  return lead && text.slice(lead.from).trim() !== '' ? lead : undefined
}
const yesAtOnce =
  /^\s*(?:(?:(?:yes|yeah|yep|sure|ok|okay)(?: please)?\s+)?(?:(?:please )?go ahead and )?book (?:it|that|me in)(?: please)?\s+(?=for|on|at|this|next)|(?:yes|yeah|yep|sure|ok|okay)(?: please)?\s+|(?:好的|好啊|好呀|是的|可以|行的|没问题))/i
