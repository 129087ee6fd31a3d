/** The pages `/files` and `/diff`: what the conversation changed in its workspace, who changed a file last, and the changes themselves. */
import type { Change } from '../core/contracts/acting.ts'
import type { JournalEvent } from '../core/state/events.ts'
import type { Lang } from '../core/text/language.ts'
import { landedIn } from '../core/work/landed.ts'
import { landedDiffs } from '../core/work/landed-diff.ts'
import { inColumns, type PanelLine, type PanelView, type Tone } from './panel.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'

type Source = 'AGENT' | 'USER' | 'SYSTEM'
type ChangedFile = { readonly path: string; readonly source: Source; readonly how: 'new' | 'changed' | 'gone' }

/**
 * Every path that was changed here, with whoever changed it last: an agent by a decision, the system by an undo, a person where it was
 * later found to be different.
 */
function changedFiles(events: readonly JournalEvent[]): ChangedFile[] {
  const files = new Map<string, ChangedFile & { readonly first: Change['pre']; readonly hash: string | null }>()
  const landed = landedIn(events).toReversed()
  for (const e of events) {
    while (landed.at(-1)?.seq === e.seq) {
      const { by, changes } = landed.pop() ?? { by: 'undo', changes: [] }
      for (const { path, pre, post } of changes) {
        const first = files.has(path) ? (files.get(path)?.first ?? null) : pre
        const how = post === null ? 'gone' : first === null ? 'new' : 'changed'
        files.set(path, { path, source: by === 'undo' ? 'SYSTEM' : 'AGENT', how, first, hash: post?.hash ?? null })
      }
    }
    for (const { path, hash } of foundIn(e)) {
      const known = files.get(path)
      if (known && hash !== known.hash) files.set(path, { ...known, source: 'USER' })
    }
  }
  return [...files.values()].map(({ path, source, how }) => ({ path, source, how }))
}

/** What was found on the disk that nobody here had put there. */
function foundIn(e: JournalEvent): readonly { readonly path: string; readonly hash?: string | null }[] {
  if (e.type === 'decision_prepared') return e.prepared.pre.filter(({ source }) => source === 'USER')
  return e.type === 'undo_settled' ? e.left.map((path) => ({ path })) : []
}

const sourceTones: Readonly<Record<Source, Tone>> = { AGENT: 'plain', USER: 'strong', SYSTEM: 'dim' }

export function filesPanel(events: readonly JournalEvent[], lang: Lang): PanelView {
  const { files } = texts[lang].screen
  const lines = changedFiles(events).map(
    ({ path, source, how }): PanelLine => inColumns([source, files.how[how], path], sourceTones[source]),
  )
  return { title: files.title, lines: lines.length > 0 ? lines : [{ text: files.none, tone: 'dim' }] }
}

/** The diffs that were shown before they landed, without what was taken back since. */
export function diffPanel(events: readonly JournalEvent[], lang: Lang): PanelView {
  const { files, diff } = texts[lang].screen
  const lines = landedDiffs(events).flatMap((text) => text.split('\n').map(diffLine))
  return { title: diff.title, lines: lines.length > 0 ? lines : [{ text: files.none, tone: 'dim' }] }
}

const diffLine = (line: string): PanelLine => ({ text: printable(line), tone: toneOf(line) })

const toneOf = (line: string): Tone => {
  if (/^(---|\+\+\+|diff |~ )/.test(line)) return 'strong'
  return line.startsWith('+') ? 'good' : line.startsWith('-') ? 'error' : line.startsWith('@@') ? 'dim' : 'plain'
}
