/** Tells when a talk only repeats itself (design §3.9): three equal rounds, word for word. measure.ts makes the fingerprints. */

/** A round is what up to this many members say in turn. */
const longestRound = 8

export function repeats(prints: readonly number[]): boolean {
  for (let round = 1; round <= longestRound && 3 * round <= prints.length; round++) {
    if (endsInThree(prints, round)) return true
  }
  return false
}

function endsInThree(prints: readonly number[], round: number): boolean {
  for (let i = prints.length - 2 * round; i < prints.length; i++) {
    if (prints[i] !== prints[i - round]) return false
  }
  return true
}
