/**
 * Marks foreign text for a model, so that it can tell information from its task. A mark is advice to a model, not a wall: what a model
 * may do is decided by scope and approval, whatever it was talked into.
 *
 * D1. Nothing inside can end the mark early, or look like another one. D2. What looks like a secret is masked: it would leave this machine.
 * D3. Markers such as [NEXT:bob] are turned into plain words, so that copying them addresses nobody.
 */
import { withoutMarkers } from '../agents/addressed.ts'
import { clip } from '../core/text/clip.ts'
import { maskText } from '../log/mask.ts'

/** The most of one tool's output that a model is shown. */
const longest = 24_000

export function asData(from: string, text: string): string {
  const whole = maskText(withoutMarkers(text.length <= longest ? text : bothEnds(text))) // D2, D3
  return `<data from=${JSON.stringify(clip(from, 200))}>\n${whole.replace(/<(\/?)data/gi, '<$1 data')}\n</data>` // D1
}

/** Where a text is long, what counts is mostly at its beginning and its end. */
const bothEnds = (text: string): string =>
  `${text.slice(0, longest / 2)}\n… (${text.length - longest} characters left out) …\n${text.slice(-longest / 2)}`.toWellFormed()
