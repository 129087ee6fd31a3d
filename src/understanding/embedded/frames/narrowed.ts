/**
 * Where running work is wanted in fewer places: «no, only in src», «just a.txt please», «只改 src 里的».
 *
 * W1. Only for the one slot of its agent that may have several values: the places, or the files, of the work.
 * W2. A name stands behind a word of place, or looks like a file: «only foo» says nothing about places.
 */
import { foldInPlace } from '../../../learning/fold.ts'
import type { Learned } from '../learn/learn.ts'
import { type FrameSlot, slotsOf } from '../slots/slot-values.ts'

const leadEn = '(?:(?:no|wait|sorry|actually|hm+|ok|okay|well|but|and|then|please|stop)[,.! ]+){0,4}'
const doEn = '(?:(?:do|change|replace|rename|delete|move|make|touch|want|it|this|that|them|the|files?|folder) ){0,4}'
const placeEn = '(?:in|inside|under|within|for|below) (?:the (?:files? |folder )?)?'
const name = '[\\w./@-]+'
const names = `${name}(?:(?:, and | and |, |,|、|和| 和 )${name}){0,9}`
const restEn = '(?: (?:only|please|then|thanks|folder|files?|directory)){0,3}[.!]?'
const english = [
  new RegExp(`^${leadEn}${doEn}(?:only|just) ${doEn}(?<place>${placeEn})?(?<names>${names})${restEn}$`),
  new RegExp(`^${leadEn}${doEn}(?<place>${placeEn})(?<names>${names}) only(?: please)?[.!]?$`),
]
const chinese =
  /^(?:(?:不是|不对|不行|不|等等|等一下|先|请|那|就)[,，。 ]*){0,4}(?:只|仅|就)(?:要|想|需要)?(?:改动|改|替换|换|动|删除|删|处理|限于|限)?(?<place>在)? ?(?<names>[\w./@-]+(?:(?:、|,|和|,? ?和 ?)[\w./@-]+){0,9}) ?(?<inside>里面?的?|中的?|下面?的?|目录|文件夹|这个文件)?(?:改|替换|换|就行|就好|就可以|即可|吧|了|[。! ])*$/

type Running = { readonly agent: string; readonly slots: object }
const longest = 200

export function narrowedIn(learned: Learned, text: string, { agent }: Running): FrameSlot[] {
  const [place, ...others] = slotsOf(learned, agent).filter(({ type, many }) => type === 'text' && many)
  if (!place || others.length > 0 || text.length > longest) return [] // W1
  const said = foldInPlace(text).trimEnd()
  const groups = [...english, chinese].map((form) => form.exec(said)?.groups).find((found) => found !== undefined)
  if (!groups?.names) return []
  const from = said.lastIndexOf(groups.names)
  const values = [...groups.names.matchAll(/[\w./@-]+/g)].filter(([word]) => word !== 'and')
  const isPlace = groups.place !== undefined || groups.inside !== undefined
  if (!isPlace && !values.every(([word]) => /[./]/.test(word.slice(0, -1)))) return [] // W2
  return values.map(({ 0: word, index }) => {
    const start = from + index
    const end = start + word.replace(/[.]$/, '').length
    return { slot: place.slot, value: text.slice(start, end), start, end }
  })
}
