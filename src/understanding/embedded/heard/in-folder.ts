/**
 * Where a file is, said beside its name: «create intro.txt in docs», «delete a.txt in the docs folder», «在 docs 里新建 intro.txt», and with a word
 * for a folder that was named before: «put a file intro.txt in it», «在里面放一个文件 intro.txt». The name is read with its folder before it.
 *
 * R1. Only where something is done with a file as a whole: «replace a.txt with b.txt in docs» speaks of words in files, and «move a.txt into
 *     docs» of where it shall be. R2. The name has an
 *     ending and no folder of its own; a folder has no ending. R3. «in full», «in one go» say how. R4. «it» is the folder that was named
 *     last, in the message or in what was just done; where there is none, nothing is known. R5. To put a file somewhere that is named so is to make it.
 */
import { matchesIn } from '../../../core/text/matches.ts'
import type { Told } from '../frames/share-slots.ts'
import { overlapsWith, type Span } from './parts.ts'

type Placed = {
  /** The name without its ending. */
  readonly stem: Span
  readonly folder: string
  /** The words that say where. */
  readonly phrase: Span
  /** Where it says «put» (R5). */
  readonly puts?: number
}

const name = '[\\w][\\w-]{0,60}'
const ending = '\\.[A-Za-z]\\w{0,9}(?![\\w/])'
const path = '[\\w.-]{1,60}(?:/[\\w.-]{1,60}){0,9}(?<!\\.[A-Za-z]\\w{0,9})(?![\\w/.])'
const back = '(?:it|there|that folder|the (?:new )?folder)(?![\\w])'
/** R1. */
const verbEn =
  '(?<![a-z])(?:create|make|add|new|start|delete|remove|show|open|read|print|display|put (?:an?|another|some|the new))(?![a-z])'
const inEnglish = new RegExp(
  `${verbEn}[^,;:!?"\\n]{0,60}?(?<![\\w/.])(${name})${ending}( (?:in|into|inside|under|within) (?:(${back})|(?:the )?(?:(?:folder|directory) )?(${path})(?: (?:folder|directory))?))(?= *(?:[,;.!?]|$)| (?:and|then|with|please|that|which)(?![a-z]))`,
  'gi',
)
/** R3. */
const how =
  /^(?:full|total|detail|one|english|chinese|place|case|order|general|bold|reverse|short|time|advance|turn|this|that|a|an|my|our|the|color|colour|markdown|utf-8)$/i
const verbZh = '(?:新建|创建|建|添加|加|放|删除|删掉|删|移除|显示|看|打开|复制|移动|移到)'
const inside = '(?:文件夹|目录)? ?(?:里面|里边|里|中|下面|下)'
const backZh = '(?:它|那个文件夹|这个文件夹|新文件夹|该文件夹)?(?:里面|里边|里头)|其中|那里'
const kindZh = '(?:了?一?个|一份)?(?:新的?)?空?(?:文件)?,?(?:叫做?|名为)?'
const inChinese = new RegExp(
  `((?:在|往|到)? ?(?:(${path}) ?${inside}|(?:${backZh}))的?) ?(?:再|也|先)?(?:${verbZh})?${kindZh} ?(?<![\\w/.])(${name})${ending}(?! ?的[行字词句])`,
  'g',
)
const hasVerbZh = new RegExp(verbZh)

export function placedIn(text: string, told: readonly Told[]): Placed[] {
  if (!/\.[A-Za-z]/.test(text)) return []
  const english = matchesIn(text, inEnglish).flatMap((match) => {
    const [all, stem = '', phrase = '', pronoun, folder = ''] = match
    const end = match.index + all.length
    const from = end - phrase.length
    const at = text.lastIndexOf(stem, from - 1)
    const where = pronoun === undefined ? folder : (namedBefore(text.slice(0, at), told) ?? '')
    if (where === '' || how.test(where)) return []
    const put = all.search(/(?<![a-z])put [^,]*$/i)
    const puts = put < 0 ? undefined : match.index + put
    return [{ stem: { start: at, end: at + stem.length }, folder: where, phrase: { start: from, end }, puts }]
  })
  const chinese = matchesIn(text, inChinese).flatMap((match) => {
    const [all, phrase = '', folder, stem = ''] = match
    const { index: start } = match
    const where = folder ?? namedBefore(text.slice(0, start), told)
    const at = start + all.lastIndexOf(stem)
    const isDone = hasVerbZh.test(text.slice(Math.max(0, start - 8), at + stem.length + 12))
    if (where === undefined || !isDone) return []
    const put = all.indexOf('放', phrase.length)
    const puts = put < 0 ? undefined : start + put
    const end = start + phrase.length
    return [{ stem: { start: at, end: at + stem.length }, folder: where, phrase: { start, end }, puts }]
  })
  return [...english, ...chinese.filter((one) => !english.some((x) => overlapsWith(x.phrase, one.phrase)))]
}

/** R5. As many letters as before. */
export function withMaking(text: string, placed: readonly Placed[]): string {
  let made = text
  for (const { puts } of placed) {
    if (puts === undefined) continue
    const word = made.charAt(puts) === '放' ? '建' : 'add'
    made = made.slice(0, puts) + word + made.slice(puts + word.length)
  }
  return made
}

const folderNamed = new RegExp(
  `(?:folder|directory)(?: called| named)? (${path})|the (${path}) (?:folder|directory)|(?:文件夹|目录) ?(?:叫|名为|是)? ?(${path})|(${path}) ?(?:文件夹|目录)`,
  'gi',
)
/** R4. */
function namedBefore(before: string, told: readonly Told[]): string | undefined {
  const here = matchesIn(before, folderNamed)
    .flatMap((match) => match.slice(1).filter((one) => one !== undefined && !how.test(one)))
    .at(-1)
  if (here !== undefined) return here
  const values = Object.values(told.at(-1)?.slots ?? {})
  const [only] = values
  return values.length === 1 && typeof only === 'string' && new RegExp(`^${path}$`).test(only) ? only : undefined
}
