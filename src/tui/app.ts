/** The whole terminal: listens to keys, shows the model of the desk. */
import { Text, useInput, usePaste } from 'ink'
import { createElement as h, type ReactElement, useSyncExternalStore } from 'react'
import { cut } from './cut.ts'
import type { Desk } from './desk.ts'
import { HomeScreen } from './home-screen.ts'
import { readPresses } from './keys.ts'
import { LinearScreen } from './linear-screen.ts'
import type { Model } from './model.ts'
import { leastSize } from './regions.ts'
import { TalkScreen } from './talk-screen.ts'
import { terminalTexts } from './texts.ts'
import { type Theme, ThemeContext } from './theme.ts'

/** Everything goes on; only the screen waits. */
function TooSmall({ model }: { readonly model: Model }): ReactElement {
  const { lang, size } = model
  return h(Text, null, cut(terminalTexts[lang].tooSmall(leastSize), size.columns))
}

type Props = { readonly desk: Desk; readonly theme: Theme; readonly linear?: boolean }

export function App({ desk, theme, linear = false }: Props): ReactElement {
  const model = useSyncExternalStore(desk.subscribe, desk.model)
  useInput((input, key) => {
    for (const pressed of readPresses(input, key)) desk.press(pressed)
  })
  usePaste((text) => desk.press({ text, pasted: true }))
  const { talk, size } = model
  const isTooSmall = size.columns < leastSize.columns || size.rows < leastSize.rows
  if (isTooSmall && !linear) return h(TooSmall, { model })
  const screen = linear ? h(LinearScreen, { model }) : talk ? h(TalkScreen, { model, talk }) : h(HomeScreen, { model })
  return h(ThemeContext, { value: theme }, screen)
}
