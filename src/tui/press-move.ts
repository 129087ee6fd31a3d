/** Arrows and pages in a conversation: suggestions, lines of the draft, what was sent before, steps, and scrolling. */
import { draftOf, lineBeside } from './editor.ts'
import type { Model, Talk } from './model.ts'
import { regionsOf, transcriptLines } from './regions.ts'
import { terminalTexts } from './texts/languages.ts'
import { scrollPage, type Update, withMessage, withUi } from './update.ts'
import { scrolled, showing } from './window.ts'

/** Up is negative. The arrow moves in the first of these that there is. */
export function arrow(model: Model, talk: Talk, by: -1 | 1): Update {
  const { ui } = model
  const suggestions = regionsOf(model, talk).suggestions.length
  if (suggestions > 0) return withUi(model, { chosen: (ui.chosen + by + suggestions) % suggestions })
  if (ui.page) return scrollPage(model, talk, by)
  if (ui.cursor !== undefined) return toSteps(model, talk, by)
  const draft = lineBeside(ui.draft, by)
  return draft ? withUi(model, { draft }) : recall(model, talk, by)
}

/** Up goes back in what was sent, down comes forward again and ends with the draft that was there before. */
function recall(model: Model, talk: Talk, by: -1 | 1): Update {
  const { recalled, draft } = model.ui
  const index = (recalled?.index ?? -1) - by
  const before = recalled?.draft ?? draft
  if (index < 0) return recalled ? withUi(model, { draft: before, recalled: undefined }) : { model }
  const text = sentTexts(model, talk)[index]
  return text === undefined ? { model } : withUi(model, { draft: draftOf(text), recalled: { index, draft: before } })
}

/** The latest of what was sent that has in it what stands in the box; pressed again, an earlier one. */
export function searchBack(model: Model, talk: Talk): Update {
  const { recalled, draft: now } = model.ui
  const draft = recalled?.draft ?? now
  const sought = draft.text.toLowerCase()
  const sent = sentTexts(model, talk)
  const index = sent.findIndex((text, i) => i > (recalled?.index ?? -1) && text.toLowerCase().includes(sought))
  const text = sent[index]
  if (text === undefined) return withMessage(model, terminalTexts[model.lang].nothingSent)
  return withUi(model, { draft: draftOf(text), recalled: { index, draft } })
}

/** The latest first, each once. Messages come from the journal; commands and refused messages are only in `ui.sent`. */
function sentTexts({ ui }: Model, { entries }: Talk): string[] {
  const said = entries.flatMap((entry) =>
    entry.kind === 'said' && entry.event.type === 'user_input_received' ? [entry.event.text] : [],
  )
  return [...new Set([...said, ...ui.sent].reverse())]
}

/** The cursor goes from one group of steps to the next, and the screen follows it. */
export function toSteps(model: Model, talk: Talk, by: -1 | 1): Update {
  const { entries } = talk
  const { cursor, scroll } = model.ui
  const lines = transcriptLines(model, talk)
  let at =
    cursor === undefined ? entries.length : entries.findIndex(({ id, kind }) => id === cursor && kind === 'steps')
  do at += by
  while (entries[at] && (entries[at]?.kind !== 'steps' || lines.of(at).length === 0))
  const found = entries[at]
  if (!found) return by > 0 ? withUi(model, { cursor: undefined, scroll: null }) : { model }
  const { height } = regionsOf(model, talk)
  return withUi(model, { cursor: found.id, scroll: showing(lines, scroll, { entry: at, height }) })
}

export function pageBy(model: Model, talk: Talk, by: -1 | 1): Update {
  const { height } = regionsOf(model, talk)
  if (model.ui.page) return scrollPage(model, talk, by * Math.max(1, height - 2))
  const move = { by: by * Math.max(1, height - 1), height }
  return withUi(model, { scroll: scrolled(transcriptLines(model, talk), model.ui.scroll, move) })
}
