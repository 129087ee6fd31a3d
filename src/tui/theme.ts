/** Tones as colours. Everything a colour says is also said by a sign or a word, for NO_COLOR. */
import { createContext, useContext } from 'react'
import type { SpanTone } from './rows.ts'

type Paint = {
  readonly color?: string
  readonly dimColor?: boolean
  readonly bold?: boolean
  readonly inverse?: boolean
}
export type Theme = Readonly<Record<SpanTone, Paint>>

export const colours: Theme = {
  plain: {},
  strong: { bold: true },
  dim: { dimColor: true },
  error: { color: 'red', bold: true },
  blocked: { color: 'magenta', bold: true },
  alarm: { color: 'red', bold: true },
  warn: { color: 'yellow' },
  good: { color: 'green' },
  user: { color: 'green' },
  executor: { color: 'cyan' },
  orchestrator: { color: 'blue' },
  system: { color: 'yellow' },
  chosen: { inverse: true },
}

export const noColours: Theme = {
  ...(Object.fromEntries(Object.keys(colours).map((tone) => [tone, {}])) as Record<SpanTone, Paint>),
  strong: { bold: true },
  error: { bold: true },
  blocked: { bold: true },
  alarm: { bold: true },
  chosen: { inverse: true },
}

/** https://no-color.org: any value that is not empty. */
export const themeFor = (env: Readonly<Record<string, string | undefined>>): Theme =>
  env.NO_COLOR || env.TERM === 'dumb' ? noColours : colours

export const ThemeContext = createContext<Theme>(noColours)
export const useTheme = (): Theme => useContext(ThemeContext)
