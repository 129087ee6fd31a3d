/** A question about what stands («which appointments do I have?», «我约了哪些号»), answered from the state and not by an agent. */
import type { Frame, Notice } from '../../../core/contracts/understanding.ts'
import type { KnownRecord } from '../../../core/state/conversation.ts'
import { foldInPlace } from '../../../learning/fold.ts'
import type { Learned } from '../learn/learn.ts'
import { type RecordBook, standingOf } from './record-book.ts'

const things = 'appointments?|bookings?|reservations?|orders?|loans?|requests?|visits?'
/** «when is my appointment?», «did you cancel it?», «我的预约取消了吗»: what became of it. */
const asksOne = new RegExp(
  `\\b(?:when|what (?:time|day|date))(?:'s| is| are| was)? (?:my|our)(?: [a-z]+)? (?:${things})\\b|^(?:so |and |but |wait,? )?(?:did you|have you|did it|has it) (?:already |really |just )?(?:get )?(?:cancel|mov|chang|book|drop|end)[a-z]* (?:it|that|this|(?:my|the)(?: [a-z]+)? (?:${things}))\\W*$|^(?:is|are|was|were|has|have) my(?: [a-z]+)? (?:${things}) (?:been )?(?:already |still )?(?:cancel|mov|chang|book|on\\b|there|confirmed|made)[a-z]*\\W*$|我的?(?:[\\u4e00-\\u9fff]{2,4})?(?:预约|挂号|号)(?:是|在)?(?:几点|哪天|哪一天|什么时候|周几|星期几|几号)|^[你您]?(?:已经|是不是|有没有)?(?:把)?(?:我的?)?(?:预约|挂号|号)?(?:给我)?(?:已经)?(?:取消|退|改)(?:好|掉)?(?:我的?)?(?:预约|挂号|号)?了(?:吗|没有?|么)`,
)
const asks =
  /\b(?:what|which|how many)\b.{0,30}\b(?:do i (?:still )?have|have i (?:got|made|booked|ordered|reserved)|did i (?:book|order|reserve|make|ask)|are (?:mine|booked|open|still open|standing))|\b(?:show|list|tell) me (?:all )?(?:my|what i)\b|\bwhat did i (?:book|order|ask|reserve|say)\b|\bdo i have (?:any|an?)\b|我(?:都|现在|目前|一共)*(?:有|约了?|挂了?|订了?|借了?|申请了?|预约了?)(?:哪些|哪几个|什么|几个|多少)|我的(?:预约|预订|申请|挂号|记录)(?:有哪些|都有什么|是什么|有几个)|查(?:一下|看)?我的(?:预约|预订|申请|挂号|记录)|我刚才(?:说|问|约|订|挂)了?(?:什么|啥)/
const longest = 80
const isAsked = (folded: string): boolean => asks.test(folded) || asksOne.test(folded)

type Asked = {
  readonly learned: Learned
  readonly book: RecordBook
  /** The message as it was sent. */
  readonly said: string
  readonly shown: (frame: Pick<Frame, 'agent'>, record: KnownRecord) => string
}

/** Undefined: it asks for something else, or the team keeps no records. */
export function recordsAsked({ learned, book, said, shown }: Asked): Notice | undefined {
  if (book.kinds.length === 0 || said.length > longest || !isAsked(foldInPlace(said))) return
  const items = book.kinds.flatMap((kind) => {
    const agent = learned.intents.find(({ intent }) => intent === kind.made)?.agent ?? null
    return standingOf(book, kind).map((record) => shown({ agent }, record))
  })
  return { say: 'records', items }
}
