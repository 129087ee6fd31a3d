/** What comes of a key: the next model, and what is to be asked of the client. */
import type { Answer, Control } from '../client/client.ts'
import type { Model, Talk, Ui } from './model.ts'
import { pageOf } from './pages.ts'

export type Act =
  | { readonly type: 'say'; readonly by: string; readonly text: string }
  | ({ readonly type: 'answer' } & Answer)
  | { readonly type: 'control'; readonly control: Control }
  | { readonly type: 'open'; readonly conversation: string }
  | { readonly type: 'start'; readonly team: string }
  | { readonly type: 'list' }
  | { readonly type: 'leave' }
export type Pressed = { readonly model: Model; readonly act?: Act }

/** A change of the screen's own state. */
export const withUi = (model: Model, ui: Partial<Ui>): Pressed => ({ model: { ...model, ui: { ...model.ui, ...ui } } })

export function scrollPage(model: Model, talk: Talk | undefined, by: number): Pressed {
  const { page: name, pageScroll } = model.ui
  if (!name) return { model }
  const last = Math.max(0, pageOf(name, model.lang, talk).lines.length - 1)
  return withUi(model, { pageScroll: Math.max(0, Math.min(last, pageScroll + by)) })
}
