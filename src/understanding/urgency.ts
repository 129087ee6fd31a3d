/** How urgent a message is, by its own words, in both languages (S0 §8.2). Words that take the hurry out («no rush», «不急») come first. */
import type { IntentAnalysis } from '../core/contracts/understanding.ts'
import { foldFully } from '../learning/fold.ts'

type Urgency = IntentAnalysis['normalizedIntent']['urgency']

const lowWords =
  /\b(?:no (?:rush|hurry|pressure)|not urgent|isn't urgent|whenever|take your time|when(?:ever)? you (?:have|get|find) (?:the |some |a )?(?:time|chance|minute|moment)|some ?day|at some point|eventually|in your own time|low priority|can wait)\b|不急|不着急|不用急|不赶|慢慢来|有空(?:的时候|再|时)|回头有空|什么时候有空|哪天|不催|改天|闲下来/
const highWords =
  /\b(?:asap|a\.s\.a\.p|urgent(?:ly)?|immediately|at once|right away|right now|straight away|hurry|hurry up|emergency|quick!|now!|this (?:minute|instant)|top priority|in an hour|stop now|deadline moved up|prod is on fire|on fire|everybody out|by noon)\b|\bstop\. |!!|马上|立刻|立即|赶紧|赶快|尽快|火速|紧急|急！|急!|急急|快！|快!|快停|停！|停!|现在就|十万火急|越快越好|必须今天|今天.{0,4}前必须|一小时后就|？？|之前就要/

/** In UTF-16 units: of a long message only the beginning and the end are looked at. */
const head = 1200
const tail = 400

export function urgencyOf(text: string): Urgency {
  const seen = text.length > head + tail ? `${text.slice(0, head)} ${text.slice(-tail)}` : text
  const folded = foldFully(seen)
  if (lowWords.test(folded)) return 'low'
  return highWords.test(folded) ? 'high' : 'medium'
}
