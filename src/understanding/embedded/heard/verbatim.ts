/**
 * Words that a person gives as they are: what stands in quotation marks, and names as programs and files have them («makeFolder»,
 * «undo_last», «说明.md»). They are values and say nothing about what is wanted, so no stage reads them: a word that nobody knows stands for each
 * while a message is read, and they are put back into all that comes out.
 *
 * B1. It is as long as what it stands for, so offsets stay true. B2. Only for teams whose samples have names as values. B3. A message
 *     that is nothing but a quotation is read, unless it answers a question. B4. What a person wrote is cut from the message as it was
 *     sent, without the marks and blanks that reading puts in; only what they corrected themselves is gone. B5. What stands
 *     behind «a line:» denies nothing, where no word joins another wish to it.
 * B6. A file that is named beside its folder is given with it (in-folder.ts).
 */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { matchesIn } from '../../../core/text/matches.ts'
import type { Told } from '../frames/share-slots.ts'
import type { Learned } from '../learn/learn.ts'
import { takesNames } from '../slots/slot-values.ts'
import { placedIn, withMaking } from './in-folder.ts'
import { blanked, overlapsWith, type SetAside, type Span } from './parts.ts'

type Held = { readonly text: string; readonly putBack: <T>(value: T) => T }

/** Letters that are written in neither language; each stands for one of the words. */
const letters = [...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ']
const anyLetter = /[\u10d0-\u10f0]/
const runs = /([\u10d0-\u10f0])\1*/g

type Beside = { readonly isAnswer: boolean; readonly told: readonly Told[] }
export function heldBack(learned: Learned, text: string, { isAnswer, told }: Beside): Held | undefined {
  if (!takesNames(learned) || anyLetter.test(text)) return
  const quotes = verbatimIn(text, isAnswer)
  const placed = placedIn(text, told).filter(
    ({ stem, phrase }) => !quotes.some((one) => overlapsWith(one, phrase) || overlapsWith(one, stem)),
  )
  const spans = [...quotes, ...placed.map(({ stem }) => stem)]
    .sort((a, b) => a.start - b.start)
    .slice(0, letters.length)
  if (spans.length === 0) return
  const wordsFor = (span: Span): string => {
    const folder = placed.find(({ stem }) => stem === span)?.folder // B6
    return `${folder === undefined ? '' : `${folder}/`}${text.slice(span.start, span.end)}`
  }
  const given = new Map(spans.map((span, i) => [letters[i] ?? '', wordsFor(span)]))
  const back = (said: string): string => said.replace(runs, (run: string, letter: string) => given.get(letter) ?? run)
  let held = text
  for (const [i, { start, end }] of spans.entries())
    held = held.slice(0, start) + (letters[i] ?? '').repeat(end - start) + held.slice(end) // B1
  const phrases = placed.map(({ phrase }) => phrase)
  return { text: withMaking(blanked(held, phrases), placed), putBack: (value) => mapped(value, back) }
}

const quoted =
  /"[^"\n]+"|“[^“”\n]+”|「[^「」\n]+」|『[^『』\n]+』|`[^`\n]+`|(?<![\p{L}\p{N}])'(?:[^'\n]|(?<=\p{L})'(?=\p{L}))+'(?![\p{L}\p{N}])|‘(?:[^‘’\n]|(?<=\p{L})’(?=\p{L}))+’/gu
const words = /[A-Za-z_$][\w$]*(?:-[A-Za-z][\w$]*)*/g
/** «说明» of «新建文件 说明.md»: where it does not begin with a verb, or with a word that joins. */
const chineseName =
  /(?<=[\s/、]|文件|叫|名为|删除|删掉|新建|创建|打开|查看|显示)(?![新创建删移打看读显列改替换复拷重把将在给和与跟及从请帮]|[一两三这那]个|文件)\p{Script=Han}{1,40}(?=\.[A-Za-z]\w{0,9}(?!\w))/gu
/** «CHANGELOG» of «delete CHANGELOG.md»: the name of a file that shall go is no word about what is in it. */
const goneName =
  /(?<=(?<![A-Za-z])(?:[Dd]elete|[Rr]emove|[Ee]rase) (?:the )?(?:file )?|(?:删除|删掉|移除) ?)[A-Z]{3,40}(?=\.[A-Za-z]\w{0,9}(?!\w))/g
/** Its parts: one, or where hyphens join them each of its words; nothing where it is a word of the language. */
function namesIn(word: string, start: number): Span[] {
  if (/[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]|^_[a-z]/.test(word)) return [{ start, end: start + word.length }]
  if (!/^[a-z]{3,}\d*(?:-[a-z\d]{3,})+$/.test(word)) return []
  return matchesIn(word, /[^-]+/g).map(({ index, 0: part }) => ({
    start: start + index,
    end: start + index + part.length,
  }))
}

const introduces =
  /(?<![a-z])(?:line|entry|message|note|text|content|says|saying)(?![a-z])|一行|内容|说明|消息|条目|写/i
const joins = /(?<![a-z])(?:and|then|after)(?![a-z])|然后|再|接着|最后|并|另外|还有|顺便/i
/** B5. */
export function introducedIn(text: string): Span[] {
  const { index = -1, 0: colon = '' } = /：\s{0,9}|:\s{1,9}/.exec(text) ?? {}
  const start = index + colon.length
  const given = text.slice(start).trimEnd()
  const isGiven = index > 0 && given !== '' && introduces.test(text.slice(0, index))
  return isGiven && !/^["“「『`'‘]/.test(given) && !/\n/.test(given) && !joins.test(given)
    ? [{ start, end: start + given.length }]
    : []
}

function verbatimIn(text: string, isAnswer: boolean): Span[] {
  const quotes = matchesIn(text, quoted).map(({ index, 0: all }) => ({ start: index + 1, end: index + all.length - 1 }))
  const isAll = quotes.length === 1 && quotes[0]?.start === 1 && quotes[0].end === text.trimEnd().length - 1
  if (isAll && !isAnswer) return [] // B3
  const files = [...matchesIn(text, chineseName), ...matchesIn(text, goneName)].map(({ index, 0: name }) => ({
    start: index,
    end: index + name.length,
  }))
  const names = [...matchesIn(text, words).flatMap(({ index, 0: word }) => namesIn(word, index)), ...files].filter(
    (one) => !quotes.some((other) => overlapsWith(one, other)),
  )
  return [...quotes, ...names].sort((a, b) => a.start - b.start)
}

/** With every text in it changed. */
function mapped<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((one) => mapped(one, change)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one, change)])) as T
}

/** B4. */
export function asWritten(
  learned: Learned,
  { text, aside }: { readonly text: string; readonly aside: readonly SetAside[] },
  frame: Frame,
): Frame {
  if (!takesNames(learned)) return frame
  const isFree = (slot: string): boolean =>
    learned.slots.some((spec) => spec.agent === frame.agent && spec.slot === slot && spec.type === 'text')
  const slots = frame.slots.map((one) => {
    const { slot, value, start, end } = one
    if (start === undefined || end === undefined || !isFree(slot) || String(value).length !== end - start) return one
    const isCorrected = aside.some((part) => part.why === 'corrected' && overlapsWith(part, { start, end }))
    return isCorrected ? one : { ...one, value: text.slice(start, end) }
  })
  return { ...frame, slots }
}
