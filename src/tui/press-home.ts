/** The keys of the first screen: a number or an arrow chooses a conversation or a team, Enter opens it. */
import type { KeyName, Press } from './keys.ts'
import type { Model } from './model.ts'
import { leave, type Request, scrollPage, type Update, withUi } from './update.ts'

type HomeRow =
  | { readonly kind: 'conversation'; readonly index: number }
  | { readonly kind: 'team'; readonly index: number }

/** The last conversation is first, so that Enter goes on with it. */
export const homeRows = ({ conversations, teams }: Model): HomeRow[] => [
  ...conversations.map((_, index) => ({ kind: 'conversation' as const, index })),
  ...teams.map((_, index) => ({ kind: 'team' as const, index })),
]

export function pressHome(model: Model, pressed: Press): Update {
  if ('key' in pressed) return homeKeys[pressed.key]?.(model) ?? { model }
  if (pressed.text === '?' || pressed.text === '？') return withUi(model, { page: 'help', pageScroll: 0 })
  const row = Number(/^[1-9]$/.exec(pressed.text)?.[0]) - 1
  return row < homeRows(model).length ? choose(model, row) : { model }
}

const homeKeys: Partial<Readonly<Record<KeyName, (model: Model) => Update>>> = {
  send: (model) => (model.ui.page ? withUi(model, { page: undefined }) : open(model)),
  leave,
  pause: (model) => withUi(model, { page: undefined }),
  up: (model) => (model.ui.page ? scrollPage(model, undefined, -1) : choose(model, model.ui.chosen - 1)),
  down: (model) => (model.ui.page ? scrollPage(model, undefined, 1) : choose(model, model.ui.chosen + 1)),
  pageUp: (model) => scrollPage(model, undefined, -10),
  pageDown: (model) => scrollPage(model, undefined, 10),
  home: (model) => choose(model, 0),
  end: (model) => choose(model, homeRows(model).length - 1),
}

function choose(model: Model, row: number): Update {
  const count = homeRows(model).length
  return count === 0 ? { model } : withUi(model, { chosen: (row + count) % count })
}

function open(model: Model): Update {
  const request = requestOf(model)
  return request ? { model: { ...model, isOpening: true }, request } : { model }
}

function requestOf(model: Model): Request | undefined {
  const row = homeRows(model)[model.ui.chosen]
  if (row?.kind === 'conversation') {
    const conversation = model.conversations[row.index]
    return conversation && { type: 'open', conversation: conversation.id }
  }
  const team = row && model.teams[row.index]
  return team && { type: 'start', team: team.id }
}
