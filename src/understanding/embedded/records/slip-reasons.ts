/**
 * Behind what is put right, people say why: «It's for my dad, I always mix the two of them up», «three weeks, if I'm honest». Such a clause
 * names nothing, asks for nothing, and is about the speaker.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import { blanked, clausesOf, overlapsWith, type Span } from '../heard/parts.ts'
import { asksForIt } from '../heard/wishing.ts'
import { speaksOfChange, wantsEnd } from './mentions.ts'

const ofSpeaker =
  /^ *(?:(?:and|but|so|sorry|oh|well) )*(?:i|my (?:memory|head|brain|mind|mistake|bad)|if i'?m|to be|silly|stupid)(?![a-z])|^ *(?:我|瞧我|看我|老|总)*(?:脑子|记性|老是?|总是?|又|这)/

/** The text with blanks where such clauses stand behind the first value. */
export function withoutExcuses(text: string, values: readonly Span[]): string {
  const [first] = values
  const folded = foldInPlace(text)
  const excuses = clausesOf(folded).filter((clause) => {
    const said = folded.slice(clause.start, clause.end)
    if (!first || clause.start < first.end || values.some((one) => overlapsWith(one, clause))) return false
    if (!ofSpeaker.test(said) || wantsEnd(said) || speaksOfChange(said)) return false
    return !asksForIt({ meant: said, original: said, values: [] })
  })
  return blanked(text, excuses)
}
