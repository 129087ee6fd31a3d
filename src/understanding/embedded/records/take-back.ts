/** A change of mind about what was done: «keep it after all» makes again what was just ended. What takes the place of another is replacing.ts. */
import type { Frame } from '../../../core/contracts/understanding.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Told } from '../frames/share-slots.ts'
import { otherActIn } from '../heard/acts.ts'
import { correctionsIn } from '../heard/corrections.ts'
import { moodOf } from '../heard/moods.ts'
import { clausesOf } from '../heard/parts.ts'
import { asSlot, type FrameSlot, slotsOf, typedSlotsOf, valuesIn } from '../slots/slot-values.ts'
import { speaksOfChange, wantsEnd } from './mentions.ts'
import { kindOf, lastOf } from './record-book.ts'
import { type Message, missingFrom } from './resolve-records.ts'

const keeps =
  /\b(?:keep|leave|restore|reinstate|(?:undo|cancel|reverse|revoke) the cancel\w*|undo that)\b|\b(?:don'?t|do not) (?:cancel|drop|end)\b|\bun-?cancel\b|^(?:oh|no|wait|ah|actually|sorry|[ ,!.])*(?:please )?(?:don'?t|do not)(?= *[,.!]|$)|\bi can (?:make|come|do) (?:it )?after all\b|\b(?:book|make|take) (?:it|that|them) (?:again|back)\b|\bput (?:it|that) back\b|\bre-?book (?:it|that)\b|\b(?:do|still) (?:need|want) (?:it|that|the)\b|重新[约挂订]|再[约挂订](?:上|回来)|[约挂]回来|留着|保留|恢复|[别不]用?(?:取消|退)了?|还是(?:要|去|看|留)/
const longest = 60

/** Undefined: nothing was just ended, or the message is about something else. */
export function takenBack(message: Message, told: readonly Told[]): Frame[] | undefined {
  const last = told.at(-1)
  const kind = last && kindOf(message.book, last.intent)
  if (!last || !kind || last.intent !== kind.ended || message.said.length > longest) return
  const folded = foldInPlace(message.said)
  const other = otherActIn(folded)
  const isMoved = other?.not === 'ended' && other.act === 'changed' // «I said move, not cancel! To Friday»
  if (!(keeps.test(folded) || isMoved) || isSupposed(message.said)) return
  const agent = message.learned.intents.find(({ intent }) => intent === kind.made)?.agent
  if (agent === undefined) return
  const over = message.book.known.filter((one) => one.record === kind.record && one.ended)
  const about = valuesIn(message.said, typedSlotsOf(message.learned, agent)).find(({ slot }) => slot === kind.key[0])
  const record = lastOf(over.filter(({ slots }) => !about || slots[about.slot] === about.value))
  if (about && !record && over.length > 0) return // it speaks of another one
  const ended = record?.slots ?? last.slots // what was made elsewhere is known by the wish to end it
  const given = isMoved ? valuesIn(message.said, typedSlotsOf(message.learned, agent)).map(asSlot) : []
  const known = slotsOf(message.learned, agent).flatMap(({ slot }): FrameSlot[] => {
    const value = ended[slot]
    return typeof value === 'string' && !given.some((one) => one.slot === slot) ? [{ slot, value }] : []
  })
  const slots = [...given, ...known]
  const whole = { frame_id: 'f1', intent: kind.made, agent, start: 0, end: message.said.length, confidence: 1, slots }
  return [
    { ...whole, missing_slots: missingFrom(message.learned, whole, slots), reasons: [`takes back ${kind.ended}`] },
  ]
}

/** «could I have kept it if …»: nothing is wanted back yet. */
const isSupposed = (said: string): boolean => moodOf(said, { start: 0, end: said.length }, false) === 'supposed'

const behindEnd =
  /^\s*(?:i'll |i will |i'd rather |let'?s |please |just |we'll |还是|那就|我|就)*(?:(?:keep|leave) (?:it|that|them|the|my)|don'?t (?:cancel|drop)|do not cancel|留着|保留|不退|不取消|别退|别取消|不改|留下)/
const revives =
  /\b(?:undo|cancel|reverse|revoke) (?:the|my|that|this) cancel|\bun-?cancel|(?:撤[销回]|恢复)(?:那个|刚才的?)?取消/
/** «undo the cancellation», and nothing was cancelled: it ends nothing. */
export const revivesNothing = (said: string): boolean => revives.test(foldInPlace(said))

/** «cancel that... hmm no, hold on, keep it after all»: the message itself takes back the end that it asked for. */
export function keptAfterAll(said: string): boolean {
  const folded = foldInPlace(said)
  const other = otherActIn(folded)
  if (other?.not === 'ended' && other.act === 'changed') return false // «… no, don't cancel it, just move it»
  return correctionsIn(folded).some(
    ({ index, 0: cue }) => wantsEnd(folded.slice(0, index)) && behindEnd.test(folded.slice(index + cue.length)),
  )
}

const lead =
  "\\s*(?:(?:oh|no|well|wait|actually|hmm|you know what|ok|just|let'?s|let us|i'd rather|we'll|i'll|please|better|哎|唉|嗯|哦|还是|那|就|先|我|都|算了|不)[, ]*)*"
const tail = '(?: after all| then| for now| please| thanks|[了吧啦呀啊哈 .!。])*$'
const neverMind = new RegExp(
  `^${lead}(?:never ?mind|nvm|forget (?:it|about it|that|the whole thing)|scratch that|drop it|leave it|算了|不(?:挂|约|看|预约|去|弄)了|不用了|当我没说|不要了)${tail}`,
)
const asIs =
  '(?:stay|be|alone|there|unchanged|(?:stay )?(?:where|the way|like) (?:it|they) (?:is|was|are|were)|(?:stay )?as(?: it| they)? (?:is|was|are|were))'
/** It stays as it was, whatever was asked for before. */
const asItWas = new RegExp(
  `^${lead}(?:(?:leave|keep|let) (?:it|that|them|things|everything|all)(?: all)?(?: ${asIs})?|(?:keep|stick (?:with|to)|stay with|leave) (?:the |my )?(?:original|old|current|same|existing)(?: (?:one|time|date|day|slot|appointment|booking))?|(?:don'?t|do not)(?: (?:change|move|touch|do|cancel|reschedule|book)(?: (?:it|that|them|anything))?)?|(?:按|照|用|维持|保持|是)*(?:原样|不变|现状|原状|原来的?(?:时间|日子|那个|样子|安排)?|老样子)|[不别](?:用|要|想)?(?:改期?|换|挪|推|调|变|动|取消|退|挂|约)|照旧|留着|保留)${tail}`,
)
const onlyNo =
  /^(?:[\s,.!。…~-]|(?<![a-z])(?:no|nope|nah|wait|hmm+|um|uh|oh|ah|hang on|hold on|actually|well|sorry|on second thoughts?)(?![a-z])|[不哦啊嗯呃哎唉诶]|等等|等一?下|算了|不对|不是)*$/
/** These may mean only what the clause before them names: «move dermatology to Tuesday. The neurology one, leave it». */
const ofOne = /leave it|drop it|不用了|不要了/
/** «挂周一的皮肤科，算了，不挂了»: the message takes back all that it asked for before. */
export function takesAllBack(said: string): boolean {
  if (said.length > mostToTakeBack) return false
  const folded = foldInPlace(said)
  const clauses = clausesOf(folded)
    .map(({ start, end }) => folded.slice(start, end))
    .filter((one) => !onlyNo.test(one))
  const from = clauses.findLastIndex((one) => !neverMind.test(one) && !asItWas.test(one)) + 1
  const [before, last] = [clauses.slice(0, from), clauses.slice(from)]
  if (from === 0 || last.length === 0 || !last.every((one) => isOfIt(one, before))) return false
  const stays = last.some((one) => asItWas.test(one))
  if (from > 1 && (stays || ofOne.test(last[0] ?? ''))) return false
  return stays || !before.some(wantsEnd)
}

const act =
  /(?:don'?t|do not) (change|move|reschedule|cancel|book)|[不别](?:用|要|想)?(改|换|挪|推|调|变|取消|退|挂|约)/
const isChange = /change|move|schedule|[改换挪推调变]/
/** Only what was asked for is taken back by its name: «改到周一，别取消» changes it. */
function isOfIt(said: string, before: readonly string[]): boolean {
  const name = act.exec(said)?.slice(1).find(Boolean)
  if (name === undefined) return true
  if (isChange.test(name)) return before.some((one) => speaksOfChange(one) || /\bmake (?:it|that)\b/.test(one))
  return /cancel|取消|退/.test(name) === before.some((one) => wantsEnd(one) || one.includes('退'))
}
const mostToTakeBack = 300
