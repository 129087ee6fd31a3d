/** The words of a request as they may stand in a file: names split at their humps, Chinese by pairs of characters. */

const common: ReadonlySet<string> = new Set(
  'the and for that this with from into are was not you all can have has will should please of to in on is it a an be do or as at by my me we'.split(
    ' ',
  ),
)

export function termsOf(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? []
  const found = words.flatMap((word) => (/\p{Script=Han}/u.test(word) ? pairs(word) : parts(word)))
  return [...new Set(found)].filter((term) => term.length > 1 && !common.has(term)).slice(0, 50)
}

/** The whole name and its parts: `parseLine` is also `parse` and `line`. */
function parts(word: string): string[] {
  const humps = word.replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2').split(/[\s_]+/)
  return [word, ...humps].map((part) => part.toLowerCase())
}

function pairs(word: string): string[] {
  const letters = [...word]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, i) => `${letters[i]}${letter}`)
}

/** A guess that errs on the safe side: four letters of a Western script, or one Chinese character, are a token. */
export function tokensIn(text: string): number {
  const wide = text.match(/[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\u3040-\u30ff]/g)?.length ?? 0
  return wide + Math.ceil((text.length - wide) / 4)
}
