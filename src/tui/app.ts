/** The whole terminal: hands keys to the controller, shows its model. */

import { Text, useInput, usePaste } from 'ink'
import { createElement as h, type ReactElement, useSyncExternalStore } from 'react'
import { cut } from '../terminal/columns.ts'
import type { Controller } from './controller.ts'
import { HomeScreen } from './home-screen.ts'
import { readPresses } from './keys.ts'
import { LinearScreen } from './linear-screen.ts'
import type { Model } from './model.ts'
import { leastSize } from './regions.ts'
import { TalkScreen } from './talk-screen.ts'
import { terminalTexts } from './texts/languages.ts'
import { type Theme, ThemeContext } from './theme.ts'

/** The work goes on; only the screen is not drawn. */
function TooSmall({ model }: { readonly model: Model }): ReactElement {
  const { lang, size } = model
  return h(Text, null, cut(terminalTexts[lang].tooSmall(leastSize), size.columns))
}

type Props = { readonly controller: Controller; readonly theme: Theme; readonly linear?: boolean }

export function App({ controller, theme, linear = false }: Props): ReactElement {
  const model = useSyncExternalStore(controller.subscribe, controller.model)
  useInput((input, key) => {
    for (const pressed of readPresses(input, key)) controller.press(pressed)
  })
  usePaste((text) => controller.press({ text, pasted: true }))
  const { talk, size } = model
  const isTooSmall = size.columns < leastSize.columns || size.rows < leastSize.rows
  if (isTooSmall && !linear) return h(TooSmall, { model })
  const screen = linear ? h(LinearScreen, { model }) : talk ? h(TalkScreen, { model, talk }) : h(HomeScreen, { model })
  return h(ThemeContext, { value: theme }, screen)
}
