/** What an undo is about and what it would restore, in words: a line a path, with what would become of it where that is known (a preview). */
import type { Lang } from '../core/text/language.ts'
import type { UndoReport } from '../core/work/undoing.ts'
import { pathList } from './path-list.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'

export function undoList({ restored, becomes = {} }: UndoReport, lang: Lang): string[] {
  const known = new Map(Object.entries(becomes))
  const { undo } = texts[lang].screen
  return pathList(restored, lang).map((path) => {
    const after = known.get(path)
    return after === undefined ? path : undo[after](path)
  })
}

/** What was said for the changes that it takes back. */
export const undoesLines = ({ undoes = [], restored }: UndoReport, lang: Lang): string[] =>
  undoes.length > 0 && restored.length > 0 ? [printable(texts[lang].acting.card.undoes(undoes))] : []
