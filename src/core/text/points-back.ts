/**
 * Words that speak of what is under way, and are no values of their own: «rename it to parseEvery» says no old name.
 *
 * B1. A value is one of them only as a whole: a file may be called `it.ts`.
 */
const back =
  /^(?:it|that|this|them|those|these|(?:the|that|this) (?:one|same|name|file|word)|instead|它|它们|他|她|这个?|那个?|这些|那些|同一个)$/i

export const pointsBack = (value: unknown): boolean => typeof value === 'string' && back.test(value.trim())
