/** Cuts a reading into sentences, and groups neighbouring sentences into stretches: what the rules look at, and what the weights judge. */

const longestSentence = 400

/** A rule never matches across sentences. A very long sentence is cut, with an overlap. */
export function sentencesOf(text: string): string[] {
  const out: string[] = []
  for (const piece of text.split(/[.!?\n\r;。！？；…]+(?=\s|$|[^\w])|\n/)) {
    const sentence = piece.trim()
    if (sentence === '') continue
    for (let at = 0; at < sentence.length; at += longestSentence - 80) {
      out.push(sentence.slice(at, at + longestSentence))
      if (at + longestSentence >= sentence.length) break
    }
  }
  return out
}

const stretch = 240

/** Neighbouring sentences, grouped up to a length: enough context to see who is meant, too little to mix two subjects. */
export function stretchesOf(sentences: readonly string[]): string[][] {
  const out: string[][] = []
  let open: string[] = []
  let length = 0
  for (const sentence of sentences) {
    if (open.length > 0 && length + sentence.length > stretch) {
      out.push(open)
      open = []
      length = 0
    }
    open.push(sentence)
    length += sentence.length
  }
  return open.length > 0 ? [...out, open] : out
}
