/** Which of the two languages a text is in: one Han character makes it Chinese. */
import type { Lang } from './talk-texts.ts'

export const languageOf = (text: string): Lang => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')
