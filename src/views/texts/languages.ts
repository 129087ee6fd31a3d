/** Every language there is. A new one is one more entry here; the compiler names what it still lacks. */
import type { Lang } from '../../core/text/language.ts'
import { en } from './en.ts'
import type { Texts } from './texts.ts'
import { zh } from './zh.ts'

export const texts: Readonly<Record<Lang, Texts>> = { en, zh }
