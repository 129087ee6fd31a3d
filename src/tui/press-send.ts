/** Enter in a conversation: it answers the card, carries out a command, says what is in the box, or opens what is chosen. */

import { langAfter, nextLang } from '../core/text/language.ts'
import { commandOf, looksLikeCommand, nearestTo, type SlashCommand } from '../terminal/slash-commands.ts'
import { needsWords } from '../views/answer-in.ts'
import { inputView } from '../views/input.ts'
import { isStranger, speakerOf } from '../views/status-line.ts'
import { texts } from '../views/texts/languages.ts'
import { type AnswerKey, optionBy } from './by-key.ts'
import { numbered } from './by-number.ts'
import { draftOf, emptyDraft } from './editor.ts'
import type { Model, Talk } from './model.ts'
import { cardOf } from './pages.ts'
import { suggestionsOf } from './regions.ts'
import { terminalTexts } from './texts/languages.ts'
import { type Update, withMessage, withUi } from './update.ts'

export function send(model: Model, talk: Talk): Update {
  const { text } = model.ui.draft
  if (text.trim() === '') return toggleSteps(model)
  const chosen = numbered(model, talk)
  if (chosen?.kind === 'example') return withUi(model, { draft: draftOf(chosen.text) })
  if (chosen) return answer(emptied(model), talk, chosen)
  if (looksLikeCommand(text)) return command(model, talk, text)
  const { by, label, accepts } = inputView(talk.state, model.lang, model.as)
  if (accepts !== 'all') return withMessage(model, label)
  const ui = { page: undefined, scroll: null, cursor: undefined, confirm: undefined, undo: undefined }
  const lang = model.isLangOpen ? langAfter(model.lang, text) : model.lang
  return { ...withUi(sent({ ...model, lang }, text), ui), request: { type: 'say', by, text } }
}

const emptied = (model: Model): Model => withUi(model, { draft: emptyDraft, recalled: undefined }).model
const sent = (model: Model, text: string): Model => withUi(emptied(model), { sent: [...model.ui.sent, text] }).model

type Chosen = Extract<NonNullable<ReturnType<typeof numbered>>, { kind: 'answer' }>
function answer(model: Model, { state }: Talk, { card, option: { option, key }, words }: Chosen): Update {
  if (needsWords(option) && !words)
    return withMessage(withUi(model, { draft: draftOf(`${key}: `) }).model, terminalTexts[model.lang].sayWhy)
  if (isStranger(state, model.as)) return { model: { ...model, as: option } }
  const by = speakerOf(state, model.as)
  const { confirm, undo } = model.ui
  if (undo) {
    const closed = withUi(model, { undo: undefined })
    return option === 'yes' ? { ...closed, request: { type: 'undo', by, preview: false } } : closed
  }
  if (confirm === undefined)
    return { model, request: { type: 'answer', by, questionId: card.id, option, hash: card.hash, text: words } }
  const closed = withUi(model, { confirm: undefined })
  return option === 'yes' ? { ...closed, request: { type: 'control', control: { type: confirm, by } } } : closed
}

const noSuchAnswer = (model: Model): Update => withMessage(model, terminalTexts[model.lang].noSuchAnswer)

/** One key, and it is answered; `otherwise` is what the key does where no card takes it. */
export const answerBy =
  (key: AnswerKey, otherwise: (model: Model, talk: Talk) => Update = noSuchAnswer) =>
  (model: Model, talk: Talk): Update => {
    const card = cardOf(model)
    const option = card && optionBy(key, card)
    if (!card || !option) return otherwise(model, talk)
    if (model.ui.draft.text !== '') return withMessage(model, terminalTexts[model.lang].emptyBoxFirst)
    return answer(model, talk, { kind: 'answer', card, option })
  }

/** Enter on an empty box folds or unfolds the steps under the cursor, or closes a page; to send nothing is refused (S1 §5). */
function toggleSteps(model: Model): Update {
  const { cursor, toggled, page } = model.ui
  if (page) return withUi(model, { page: undefined })
  if (cursor === undefined) return withMessage(model, texts[model.lang].talk.emptyMessage)
  const now = new Set(toggled)
  if (!now.delete(cursor)) now.add(cursor)
  return withUi(model, { toggled: now })
}

function command(model: Model, talk: Talk, text: string): Update {
  const found = commandOf(text)
  if (found) return carryOut(sent(model, text), talk, found)
  if (suggestionsOf(model)[model.ui.chosen]) return complete(model)
  return withMessage(model, terminalTexts[model.lang].noCommand(text.trim(), nearestTo(text)))
}

function carryOut(model: Model, { state }: Talk, does: SlashCommand): Update {
  if ('page' in does) return withUi(model, { page: does.page, pageScroll: 0 })
  if ('language' in does)
    return {
      model: {
        ...model,
        lang: does.language === 'other' ? nextLang(model.lang) : does.language,
        isLangOpen: false,
      },
    }
  if ('undo' in does) return { model, request: { type: 'undo', by: speakerOf(state, model.as), preview: true } }
  const nothing = does.nothingToDo?.(state, model.lang)
  if (nothing !== undefined) return withMessage(model, nothing)
  if (does.asksFirst) return withUi(model, { confirm: does.control, page: undefined })
  return { model, request: { type: 'control', control: { type: does.control, by: speakerOf(state, model.as) } } }
}

export function complete(model: Model): Update {
  const suggested = suggestionsOf(model)[model.ui.chosen]
  if (!suggested) return { model }
  return withUi(model, { draft: { text: suggested.text, cursor: suggested.cursor }, chosen: 0 })
}
