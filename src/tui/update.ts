/** The result of a key: the next model, and a request to the client. */
import type { Answer, Control } from '../client/client.ts'
import type { Model, Talk, Ui } from './model.ts'
import { pageOf } from './pages.ts'
import { terminalTexts } from './texts/languages.ts'

export type Request =
  | { readonly type: 'say'; readonly by: string; readonly text: string }
  | ({ readonly type: 'answer' } & Answer)
  | { readonly type: 'control'; readonly control: Control }
  | { readonly type: 'undo'; readonly by: string; readonly preview: boolean }
  | { readonly type: 'open'; readonly conversation: string }
  | { readonly type: 'start'; readonly team: string }
  | { readonly type: 'list' }
  | { readonly type: 'leave' }
export type Update = { readonly model: Model; readonly request?: Request }

/** A change of the screen's own state. */
export const withUi = (model: Model, ui: Partial<Ui>): Update => ({ model: { ...model, ui: { ...model.ui, ...ui } } })

/** A sentence in place of the keys, until the next key. */
export const withMessage = (model: Model, message: string, next = ''): Update => ({
  model: { ...model, problem: { message, next } },
})

/** The first time asks for a second: one key is easily pressed by mistake. */
export function leave(model: Model): Update {
  if (model.isLeaving) return { model, request: { type: 'leave' } }
  return withMessage({ ...model, isLeaving: true }, terminalTexts[model.lang].leaveAgain)
}

export function scrollPage(model: Model, talk: Talk | undefined, by: number): Update {
  const { page: name, pageScroll } = model.ui
  if (!name) return { model }
  const last = Math.max(0, pageOf(name, model.lang, talk).lines.length - 1)
  return withUi(model, { pageScroll: Math.max(0, Math.min(last, pageScroll + by)) })
}
