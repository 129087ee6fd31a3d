/** The screens' words in every language. */
import type { Lang } from '../../core/text/language.ts'
import { en } from './en.ts'
import type { TerminalTexts } from './texts.ts'
import { zh } from './zh.ts'

export const terminalTexts: Readonly<Record<Lang, TerminalTexts>> = { en, zh }
