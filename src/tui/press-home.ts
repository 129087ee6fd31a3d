/** The keys of the first screen: choose a conversation or a team, and open it. */
import type { KeyName, Press } from './keys.ts'
import type { Model } from './model.ts'
import { type Pressed, scrollPage, withUi } from './pressed.ts'

type HomeRow =
  | { readonly kind: 'conversation'; readonly index: number }
  | { readonly kind: 'team'; readonly index: number }

/** The last conversation is first, so that Enter goes on with it. */
export const homeRows = ({ conversations, teams }: Model): HomeRow[] => [
  ...conversations.map((_, index) => ({ kind: 'conversation' as const, index })),
  ...teams.map((_, index) => ({ kind: 'team' as const, index })),
]

export function pressHome(model: Model, pressed: Press): Pressed {
  if ('text' in pressed)
    return pressed.text === '?' ? withUi(model, { page: 'help', pageScroll: 0 }) : byNumber(model, pressed.text)
  return homeKeys[pressed.key]?.(model) ?? { model }
}

const homeKeys: Partial<Readonly<Record<KeyName, (model: Model) => Pressed>>> = {
  send: (model) => (model.ui.page ? withUi(model, { page: undefined }) : open(model, model.ui.chosen)),
  pause: (model) => withUi(model, { page: undefined }),
  up: (model) => (model.ui.page ? scrollPage(model, undefined, -1) : choose(model, model.ui.chosen - 1)),
  down: (model) => (model.ui.page ? scrollPage(model, undefined, 1) : choose(model, model.ui.chosen + 1)),
  leave: (model) => ({ model, act: { type: 'leave' } }),
  pageUp: (model) => scrollPage(model, undefined, -10),
  pageDown: (model) => scrollPage(model, undefined, 10),
  home: (model) => choose(model, 0),
  end: (model) => choose(model, homeRows(model).length - 1),
}

const byNumber = (model: Model, text: string): Pressed =>
  /^[1-9]$/.test(text) ? open(model, Number(text) - 1) : { model }

function choose(model: Model, row: number): Pressed {
  const count = homeRows(model).length
  return count === 0 ? { model } : withUi(model, { chosen: (row + count) % count })
}

function open(model: Model, row: number): Pressed {
  const found = homeRows(model)[row]
  const conversation = found?.kind === 'conversation' ? model.conversations[found.index] : undefined
  const team = found?.kind === 'team' ? model.teams[found.index] : undefined
  if (conversation) return { model, act: { type: 'open', conversation: conversation.id } }
  return team ? { model, act: { type: 'start', team: team.id } } : { model }
}
