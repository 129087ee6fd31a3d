/**
 * Words that speak of what is under way, and are no values of their own: «rename it to parseEvery» says no old name.
 *
 * B1. A value is one of them only as a whole: a file may be called `it.ts`.
 */
const back =
  /^(?:it|that|this|them|those|these|(?:the|that|this) (?:one|same|name|file|word)|instead|它|它们|他|她|这个?|那个?|这些|那些|同一个)$/i

export const pointsBack = (value: unknown): boolean => typeof value === 'string' && back.test(value.trim())

/** What a person says when they put right what they said before, or what they were shown. */
const correcting =
  /^\s*(?:no|nope|not|wait|sorry|oops|actually|rather|hm+)\b|\b(?:instead|i mean|i meant|make (?:it|that|this|them)|change (?:it|that|this)|should (?:be|have been)|better call|correction|my mistake)\b|^\s*(?:不(?!要)|别|等等|抱歉|错了)|(?:改成|改为|换成|应该是|而是|我是说|说错)/i
const spokenOf = /\b(?:it|that one|this one|them)\b|它|这个|那个/i

/** It puts something right, or speaks of what is under way. */
export const correctsWhatIs = (text: string): boolean => correcting.test(text) || spokenOf.test(text)
