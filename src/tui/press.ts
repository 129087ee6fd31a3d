/**
 * What a key does: model in, model out, and what is to be asked of the client. Pure, so every key can be tested as data.
 *
 * P1. Esc pauses whatever runs, whatever page is open.
 * P2. A number is an answer only when it stands alone in the box and Enter follows (by-number.ts). What answers at once is a letter
 *     with Ctrl, on an empty box (by-key.ts).
 * P3. While `--as` names nobody of this team, nothing is said, answered or controlled until a person is chosen.
 * P4. Only the keys that delete text delete text.
 */
import type { Conversation } from '../core/state/conversation.ts'
import { inputView } from '../views/input.ts'
import { isBusy, isStranger, type Mode, speakerOf, statusLine } from '../views/status-line.ts'
import * as edit from './editor.ts'
import type { KeyName, Press } from './keys.ts'
import { draftsOf, type Fold, freshUi, type Model, type Talk } from './model.ts'
import { cardOf } from './pages.ts'
import { pressHome } from './press-home.ts'
import { arrow, pageBy, searchBack, toSteps } from './press-move.ts'
import { answerBy, complete, send } from './press-send.ts'
import { regionsOf, suggestionsOf, transcriptLines } from './regions.ts'
import { terminalTexts } from './texts/languages.ts'
import { leave, type Request, type Update, withMessage, withUi } from './update.ts'
import { toTop } from './window.ts'

export function press(before: Model, pressed: Press): Update {
  const isLeaving = 'key' in pressed && pressed.key === 'leave' ? before.isLeaving : undefined
  const model = { ...before, problem: undefined, isLeaving }
  if (!model.talk) return pressHome(model, pressed)
  const done = 'text' in pressed ? typed(model, pressed) : keyActions[pressed.key](model, model.talk)
  return isStranger(model.talk.state, model.as) && done.request && inSomebodysName.has(done.request.type)
    ? withMessage(model, inputView(model.talk.state, model.lang, model.as).label)
    : done
}

const inSomebodysName: ReadonlySet<Request['type']> = new Set(['say', 'answer', 'control'])

function typed(model: Model, { text, pasted }: { text: string; pasted?: true }): Update {
  const { draft } = model.ui
  const asksForHelp = draft.text === '' && !pasted && (text === '?' || text === '？')
  if (asksForHelp) return withUi(model, { page: 'help', pageScroll: 0 })
  return withDraft({ ...model, ui: { ...model.ui, cursor: undefined } }, edit.insert(draft, text))
}

/** A recalled text that is edited becomes a draft of its own. */
const withDraft = (model: Model, draft: edit.Draft): Update =>
  withUi(model, { draft, chosen: 0, recalled: draft.text === model.ui.draft.text ? model.ui.recalled : undefined })

type Action = (model: Model, talk: Talk) => Update
const onDraft =
  (change: (draft: edit.Draft) => edit.Draft): Action =>
  (model) =>
    withDraft(model, change(model.ui.draft))
const unlessEmpty =
  (change: (draft: edit.Draft) => edit.Draft, empty: Action): Action =>
  (model, talk) =>
    model.ui.draft.text === '' ? empty(model, talk) : onDraft(change)(model, talk)

const keyActions: Readonly<Record<KeyName, Action>> = {
  send,
  newline: onDraft((draft) => edit.insert(draft, '\n')),
  pause,
  complete: (model, talk) =>
    suggestionsOf(model).length === 0 && model.ui.draft.text === '' ? toSteps(model, talk, -1) : complete(model),
  up: (model, talk) => arrow(model, talk, -1),
  down: (model, talk) => arrow(model, talk, 1),
  left: onDraft(edit.left),
  right: onDraft(edit.right),
  home: unlessEmpty(edit.lineStart, (model, talk) =>
    withUi(model, { scroll: toTop(transcriptLines(model, talk), regionsOf(model, talk).height) }),
  ),
  end: unlessEmpty(edit.lineEnd, (model) => withUi(model, { scroll: null, cursor: undefined })),
  lineStart: onDraft(edit.lineStart),
  lineEnd: onDraft(edit.lineEnd),
  pageUp: (model, talk) => pageBy(model, talk, -1),
  pageDown: (model, talk) => pageBy(model, talk, 1),
  backspace: onDraft(edit.backspace),
  delete: onDraft(edit.deleteNext),
  deleteWord: onDraft(edit.deleteWord),
  deleteToStart: onDraft(edit.deleteToStart),
  deleteToEnd: onDraft(edit.deleteToEnd),
  fold: (model) => withUi(model, { fold: ((model.ui.fold + 1) % 3) as Fold, toggled: new Set(), scroll: null }),
  wholeQuestion: (model) => withUi(model, { page: cardOf(model) ? 'question' : model.ui.page, pageScroll: 0 }),
  resumeRun: answerBy('resumeRun', searchBack),
  stopRun: answerBy('stopRun'),
  approveOnce: answerBy('approveOnce'),
  approvePlan: answerBy('approvePlan'),
  approveConversation: answerBy('approveConversation'),
  deny: answerBy('deny'),
  denyBecause: answerBy('denyBecause'),
  list: (model) => ({
    model: { ...model, talk: undefined, ui: freshUi, drafts: draftsOf(model) },
    request: { type: 'list' },
  }),
  leave,
}

const atWork: ReadonlySet<Mode> = new Set(['understanding', 'planning', 'thinking'])

/** Whenever the status line says that somebody works, a pause is asked for; where it is refused, the core says why. */
function pause(model: Model, { state }: Talk): Update {
  const { page, confirm, undo, cursor, scroll } = model.ui
  if (isBusy(state) || atWork.has(statusLine(state, model.lang).mode))
    return { model, request: { type: 'control', control: { type: 'pause', by: speakerOf(state, model.as) } } }
  if (confirm || undo) return withUi(model, { confirm: undefined, undo: undefined })
  if (page) return withUi(model, { page: undefined })
  if (cursor !== undefined || scroll !== null) return withUi(model, { cursor: undefined, scroll: null })
  return nothingToPause(model, state)
}

/** The key is always answered, so that nobody wonders whether it was read. */
function nothingToPause(model: Model, state: Conversation): Update {
  const { mode, text } = statusLine(state, model.lang)
  const saysItself = mode === 'paused' || mode === 'pausing' || mode === 'ended'
  return withMessage(model, saysItself ? '' : terminalTexts[model.lang].nothingRuns, text)
}
