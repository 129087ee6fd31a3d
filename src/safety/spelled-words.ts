/**
 * Words whose letters stand apart («i w a n t t o d i e») or whose vowels were left out («hrt attck»), put together again.
 *
 * K1. Where two blanks or more divide the words, they say where a word ends. Otherwise the words are those that are together the fewest.
 * K2. Linear: a run is cut from left to right, and no known word is longer than the longest.
 */
import { madeOnce } from '../core/text/made-once.ts'
import { stemOf } from './plain-words.ts'
import { wordFamilies } from './word-families.ts'

/** Plain words between the ones that matter. */
const common =
  "i a you he she it we they me my your his her him our their them this that these those is are was were be been am do does did don't dont doesn't can cant can't could will wont won't would should want wanted wanna need have has had having get got give go going gonna gone come came take took taken make made making tell told say said see saw know think feel feels like just now today tonight tomorrow here there where when what who how why not no never ever nothing anymore more all any some every one two three to of in on at by for from with without and or but if so as up down out off over under into back away please help sorry thanks thank goodbye bye end ends life world earth body die dying dead kill killing killed hurt hurts myself himself herself alone home house door room car kids child baby mom mum mother dad father wife husband son daughter brother sister friend call police ambulance fire smoke knife gun blood bleeding breathe breathing breath chest pain heart attack stroke seizure wake stop stopped start leave leaving jump rope pills took much many last time next day night morning money hello write read book table open close ignore rules safety bomb build hack drugs weapon suicide the let ask use new old very too really still again send quickly fast soon same because hotel pay bill free check order"

const longest = 14
const known = madeOnce(() => {
  const english = wordFamilies.split('\n').flatMap((line) => line.split(' = ')[1]?.split(/[| ]/) ?? [])
  const all = [...common.split(' '), ...english.filter((word) => /^[a-z]{3,}$/.test(word))]
  return { words: new Set(all), stems: new Set(all.map(stemOf)) }
})

const isWord = (word: string): boolean => {
  const { words, stems } = known()
  return words.has(word) || (word.length > 4 && stems.has(stemOf(word)))
}

/** A letter that belongs to no word costs more than any word, a long word hardly more than a short one. */
const strayCost = 3
const wordCost = (size: number): number => 1 + 1 / size

/** The words of a run of letters; K1, K2. */
export function wordsInRun(run: string): string {
  if (isWord(run)) return run
  const cost = new Float64Array(run.length + 1).fill(Number.POSITIVE_INFINITY)
  const from = new Int32Array(run.length + 1)
  cost[0] = 0
  for (let at = 0; at < run.length; at++)
    for (let to = at + 1; to <= Math.min(run.length, at + longest); to++) {
      const fits = isWord(run.slice(at, to))
      if (!fits && to > at + 1) continue
      const sum = (cost[at] as number) + (fits ? wordCost(to - at) : strayCost)
      if (sum >= (cost[to] as number)) continue
      cost[to] = sum
      from[to] = at
    }
  const words: string[] = []
  for (let at = run.length; at > 0; at = from[at] as number) words.push(run.slice(from[at], at))
  return (cost[run.length] as number) < run.length * 1.5 ? words.reverse().join(' ') : run
}

/** The words that are worth knowing without their vowels. */
const telling =
  "breath breathe breathing heart attack bleeding stop help dying dead killing myself please ambulance suicide stroke choking seizure collapsed unconscious blood won't not tonight pills"
const skeletonOf = (word: string): string => word.slice(0, 1) + word.slice(1).replaceAll(/[aeiou']/g, '')
const skeletons = madeOnce(
  () =>
    new Map(
      telling
        .split(' ')
        .map((word) => [skeletonOf(word), word] as const)
        .filter(([skeleton, word]) => skeleton !== word),
    ),
)

/** «brthng» is breathing. Only words without a single vowel after their first letter are looked up. */
export const withVowels = (text: string): string =>
  text.replaceAll(/(?<![\w'])[a-z][bcdfghjklmnpqrstvwxz]{1,9}(?![\w'])/g, (word) => skeletons().get(word) ?? word)
