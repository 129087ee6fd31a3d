/** One line of the screen. Everything the terminal shows is made of these. */
import { Box, Text } from 'ink'
import { createElement as h, type ReactElement } from 'react'
import type { Row, Span } from './rows.ts'
import { useTheme } from './theme.ts'

/** A line is never wrapped here: its text has been measured before. */
export function Line({ spans }: { readonly spans: readonly Span[] }): ReactElement {
  const theme = useTheme()
  const parts = spans.map(({ text, tone = 'plain', bold }, i) =>
    h(Text, { key: `${i}:${tone}`, ...theme[tone], ...(bold ? { bold } : {}) }, text),
  )
  return h(Text, { wrap: 'truncate-end' }, ...(parts.length > 0 ? parts : [' ']))
}

/** Lines in a column of a fixed height: what is missing stays empty, what does not fit is left out. */
export function Column({ rows, height }: { readonly rows: readonly Row[]; readonly height: number }): ReactElement {
  return h(
    Box,
    { flexDirection: 'column', height, flexShrink: 0, overflow: 'hidden' },
    ...rows.slice(0, height).map(({ key, spans }) => h(Line, { key, spans })),
  )
}
