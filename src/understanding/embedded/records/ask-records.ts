/** A question about what stands («which appointments do I have?», «我约了哪些号»), answered from the state and not by an agent. */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Learned } from '../learn/learn.ts'
import { type RecordBook, standingOf } from './record-book.ts'

const asks =
  /\b(?:what|which|how many)\b.{0,30}\b(?:do i (?:still )?have|have i (?:got|made|booked|ordered|reserved)|did i (?:book|order|reserve|make|ask)|are (?:mine|booked|open|still open|standing))|\b(?:show|list|tell) me (?:all )?(?:my|what i)\b|\bwhat did i (?:book|order|ask|reserve|say)\b|\bdo i have (?:any|an?)\b|我(?:都|现在|目前|一共)*(?:有|约了?|挂了?|订了?|借了?|申请了?|预约了?)(?:哪些|哪几个|什么|几个|多少)|我的(?:预约|预订|申请|挂号|记录)(?:有哪些|都有什么|是什么|有几个)|查(?:一下|看)?我的(?:预约|预订|申请|挂号|记录)|我刚才(?:说|问|约|订|挂)了?(?:什么|啥)/
const longest = 80

type Asked = {
  readonly learned: Learned
  readonly book: RecordBook
  /** The message as it was sent. */
  readonly said: string
  readonly shown: (frame: Pick<Frame, 'agent'>, record: KnownRecord) => string
}

/** Undefined: it asks for something else, or the team keeps no records. */
export function recordsAsked({ learned, book, said, shown }: Asked): Notice | undefined {
  if (book.kinds.length === 0 || said.length > longest || !asks.test(foldInPlace(said))) return
  const items = book.kinds.flatMap((kind) => {
    const agent = learned.intents.find(({ intent }) => intent === kind.made)?.agent ?? null
    return standingOf(book, kind).map((record) => shown({ agent }, record))
  })
  return { say: 'records', items }
}
