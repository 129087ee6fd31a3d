/**
 * What a key does: model in, model out, and what is to be asked of the client. Pure, so every key can be tested as data.
 *
 * P1. Esc pauses whatever runs, whatever page is open. P2. A number answers only while the box is empty.
 * P3. Who said they are somebody that is not in the team says, answers and controls nothing until they choose.
 */
import type { Conversation } from '../core/state/conversation.ts'
import { inputView } from '../views/input.ts'
import { isBusy, isStranger, speakerOf, statusLine } from '../views/status-line.ts'
import { routeTexts } from '../views/texts/route-notices.ts'
import { commandOf, type Does, looksLikeCommand, nearestTo } from './commands.ts'
import * as edit from './editor.ts'
import type { KeyName, Press } from './keys.ts'
import { type Fold, freshUi, type Model, type Talk } from './model.ts'
import { cardOf } from './pages.ts'
import { pressHome } from './press-home.ts'
import { type Act, type Pressed, scrollPage, withUi } from './pressed.ts'
import { regionsOf, suggestionsOf, transcriptLines } from './regions.ts'
import { terminalTexts } from './texts.ts'
import { scrolled, showing, toTop } from './window.ts'

export function press(before: Model, pressed: Press): Pressed {
  const model = { ...before, problem: undefined }
  if (!model.talk) return pressHome(model, pressed)
  const done = 'text' in pressed ? typed(model, model.talk, pressed) : keyed[pressed.key](model, model.talk)
  return isStranger(model.talk.state, model.as) && done.act && speaks.has(done.act.type)
    ? { model: { ...model, problem: { message: inputView(model.talk.state, model.lang, model.as).label, next: '' } } }
    : done
}

/** What is done in somebody's name. */
const speaks: ReadonlySet<Act['type']> = new Set(['say', 'answer', 'control'])

function typed(model: Model, talk: Talk, { text, pasted }: { text: string; pasted?: true }): Pressed {
  const { draft } = model.ui
  if (draft.text === '' && !pasted) {
    if (text === '?' || text === '？') return withUi(model, { page: 'help', pageScroll: 0 })
    const chosen = /^[1-9]$/.test(text) ? byNumber(model, talk, Number(text)) : undefined
    if (chosen) return chosen
  }
  return withUi(model, { draft: edit.insert(draft, text), chosen: 0, cursor: undefined })
}

/** An answer to the card, or one of the three examples of a talk that has not begun. */
function byNumber(model: Model, talk: Talk, number: number): Pressed | undefined {
  const card = cardOf(model)
  const option = card?.options[number - 1]?.option
  const by = speakerOf(talk.state, model.as)
  if (isStranger(talk.state, model.as)) return option === undefined ? undefined : { model: { ...model, as: option } }
  if (card && option !== undefined) {
    if (model.ui.confirm === undefined)
      return { model, act: { type: 'answer', by, questionId: card.id, option, hash: card.hash } }
    const pressed = withUi(model, { confirm: undefined })
    return option === 'yes'
      ? { ...pressed, act: { type: 'control', control: { type: model.ui.confirm, by } } }
      : pressed
  }
  const example = examplesOf(model, talk)[number - 1]
  if (example !== undefined) return withUi(model, { draft: { text: example, cursor: example.length } })
}

/** Only until something was said. */
export function examplesOf({ teams, lang }: Model, { state, entries }: Talk): readonly string[] {
  if (entries.some((entry) => entry.kind === 'said')) return []
  return teams.find(({ id }) => id === state.team.team)?.examples[lang] ?? []
}

type Keyed = (model: Model, talk: Talk) => Pressed
const onDraft =
  (change: (draft: edit.Draft) => edit.Draft): Keyed =>
  (model) =>
    withUi(model, { draft: change(model.ui.draft), chosen: 0 })
const unlessEmpty =
  (change: (draft: edit.Draft) => edit.Draft, empty: Keyed): Keyed =>
  (model, talk) =>
    model.ui.draft.text === '' ? empty(model, talk) : onDraft(change)(model, talk)

const keyed: Readonly<Record<KeyName, Keyed>> = {
  send,
  newline: onDraft((draft) => edit.insert(draft, '\n')),
  pause: hold,
  complete,
  up: (model, talk) => arrow(model, talk, -1),
  down: (model, talk) => arrow(model, talk, 1),
  left: onDraft(edit.left),
  right: onDraft(edit.right),
  home: unlessEmpty(edit.lineStart, (model, talk) =>
    withUi(model, { scroll: toTop(transcriptLines(model, talk), regionsOf(model, talk).height) }),
  ),
  end: unlessEmpty(edit.lineEnd, (model) => withUi(model, { scroll: null, cursor: undefined })),
  pageUp: (model, talk) => page(model, talk, -1),
  pageDown: (model, talk) => page(model, talk, 1),
  backspace: onDraft(edit.backspace),
  delete: onDraft(edit.deleteNext),
  dropWord: onDraft(edit.dropWord),
  clearLine: onDraft(() => edit.emptyDraft),
  fold: (model) => withUi(model, { fold: ((model.ui.fold + 1) % 3) as Fold, turned: new Set(), scroll: null }),
  whole: (model) => withUi(model, { page: cardOf(model) ? 'question' : model.ui.page, pageScroll: 0 }),
  list: (model) => ({ model: { ...model, talk: undefined, ui: freshUi }, act: { type: 'list' } }),
  leave: (model) => ({ model, act: { type: 'leave' } }),
}

function send(model: Model, talk: Talk): Pressed {
  const { text } = model.ui.draft
  if (text.trim() === '') return toggle(model)
  if (looksLikeCommand(text)) return command(model, talk, text)
  const { by, label, accepts } = inputView(talk.state, model.lang, model.as)
  if (accepts !== 'all') return { model: { ...model, problem: { message: label, next: '' } } }
  const ui = { draft: edit.emptyDraft, page: undefined, scroll: null, cursor: undefined }
  return { ...withUi(model, ui), act: { type: 'say', by, text } }
}

/** Enter on an empty box folds or unfolds the steps under the cursor, or closes a page; to send nothing is refused (S1 §5). */
function toggle(model: Model): Pressed {
  const { cursor, turned, page } = model.ui
  if (page) return withUi(model, { page: undefined })
  if (cursor === undefined)
    return { model: { ...model, problem: { message: routeTexts[model.lang].emptyMessage, next: '' } } }
  const now = new Set(turned)
  if (!now.delete(cursor)) now.add(cursor)
  return withUi(model, { turned: now })
}

function command(model: Model, talk: Talk, text: string): Pressed {
  const found = commandOf(text)
  const suggested = suggestionsOf(model)[model.ui.chosen]
  if (!found && suggested) return complete(model)
  if (!found) {
    const message = terminalTexts[model.lang].noCommand(text.trim(), nearestTo(text))
    return { model: { ...model, problem: { message, next: '' } } }
  }
  return carryOut({ ...model, ui: { ...model.ui, draft: edit.emptyDraft } }, talk, found.does)
}

function carryOut(model: Model, { state }: Talk, does: Does): Pressed {
  if ('page' in does) return withUi(model, { page: does.page, pageScroll: 0 })
  if ('speak' in does)
    return { model: { ...model, lang: does.speak === 'other' ? (model.lang === 'en' ? 'zh' : 'en') : does.speak } }
  if (does.confirm) return withUi(model, { confirm: 'clear_queue' })
  return { model, act: { type: 'control', control: { type: does.control, by: speakerOf(state, model.as) } } }
}

function complete(model: Model): Pressed {
  const suggested = suggestionsOf(model)[model.ui.chosen]
  if (!suggested) return { model }
  return withUi(model, { draft: { text: suggested.text, cursor: suggested.cursor }, chosen: 0 })
}

function hold(model: Model, { state }: Talk): Pressed {
  const { page, confirm, cursor, scroll } = model.ui
  if (isBusy(state))
    return { model, act: { type: 'control', control: { type: 'pause', by: speakerOf(state, model.as) } } }
  if (confirm) return withUi(model, { confirm: undefined })
  if (page) return withUi(model, { page: undefined })
  if (cursor !== undefined || scroll !== null) return withUi(model, { cursor: undefined, scroll: null })
  return { model: { ...model, problem: nothingToHold(model, state) } }
}

/** Nobody should wonder whether the key was heard. */
function nothingToHold({ lang }: Model, state: Conversation): Model['problem'] {
  const { mode, text } = statusLine(state, lang)
  const saysItself = mode === 'paused' || mode === 'pausing' || mode === 'ended'
  return { message: saysItself ? '' : terminalTexts[lang].nothingRuns, next: text }
}

function arrow(model: Model, talk: Talk, by: -1 | 1): Pressed {
  const { regions, ui } = { regions: regionsOf(model, talk), ui: model.ui }
  const count = regions.suggestions.length
  if (count > 0) return withUi(model, { chosen: (ui.chosen + by + count) % count })
  if (ui.page) return scrollPage(model, talk, by)
  return chooseSteps(model, talk, by)
}

/** The cursor goes from one group of steps to the next, and the screen follows it. */
function chooseSteps(model: Model, talk: Talk, by: -1 | 1): Pressed {
  const { entries } = talk
  const { cursor, scroll } = model.ui
  let at =
    cursor === undefined ? entries.length : entries.findIndex((entry) => entry.id === cursor && entry.kind === 'steps')
  if (cursor === undefined && by > 0) return { model }
  const lines = transcriptLines(model, talk)
  do at += by
  while (entries[at] && (entries[at]?.kind !== 'steps' || lines.of(at).length === 0))
  const found = entries[at]
  if (!found) return by > 0 ? withUi(model, { cursor: undefined, scroll: null }) : { model }
  const { height } = regionsOf(model, talk)
  return withUi(model, { cursor: found.id, scroll: showing(lines, scroll, { entry: at, height }) })
}

function page(model: Model, talk: Talk, by: -1 | 1): Pressed {
  const { height } = regionsOf(model, talk)
  if (model.ui.page) return scrollPage(model, talk, by * Math.max(1, height - 2))
  const move = { by: by * Math.max(1, height - 1), height }
  return withUi(model, { scroll: scrolled(transcriptLines(model, talk), model.ui.scroll, move) })
}
