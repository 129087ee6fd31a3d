/** The input box as data: whom it speaks for, whom everybody waits for, and why it is locked (S1 §9.1, S4 §3.2). */

import { isLocked } from '../core/intake/guard.ts'
import { type Conversation, isInFlight, isOffer, type Task } from '../core/state/conversation.ts'
import { shownQuestion } from '../core/state/shown-question.ts'
import { memberOf } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { finishing, isStranger, speakerOf, turnOf, workers } from './status-line.ts'
import { texts } from './texts/languages.ts'
import { shownAs, slotNames } from './texts/words.ts'

type InputView = {
  /** The member the words will be from. */
  readonly by: string
  readonly label: string
  /** `control`: only commands are taken. `none`: nothing is. */
  readonly accepts: 'all' | 'control' | 'none'
}

/** `as` is who said they are typing. */
export function inputView(s: Conversation, lang: Lang, as?: string): InputView {
  const { input, marks } = texts[lang].screen
  const by = speakerOf(s, as)
  const you = shownAs(s.team, by)
  if (s.talk === 'completed') return { by, label: input.ended, accepts: 'none' }
  if (isStranger(s, as)) return { by, label: input.stranger(as), accepts: 'control' }
  const working = workers(s).filter(isInFlight)
  const names = [...new Set(working.map((t) => shownAs(s.team, t.agentId)))].join(marks.list)
  if (s.team.inputPolicy === 'lock' && isLocked(s)) return { by, label: input.locked(names), accepts: 'control' }
  const turn = turnOf(s)
  if (turn !== undefined && turn !== by)
    return { by, label: input.notYours(you, shownAs(s.team, turn)), accepts: 'control' }
  const question = shownQuestion(s)
  if (question && !isOffer(question)) return { by, label: input.asked(you), accepts: 'all' }
  if (finishing(s).length > 0) return { by, label: input.pausing(you), accepts: 'all' }
  if (s.interrupt !== 'EXECUTION') return { by, label: input.paused(you), accepts: 'all' }
  if (working.length > 0) return { by, label: input.working(names), accepts: 'all' }
  if (question) return { by, label: input.asked(you), accepts: 'all' }
  const asked = turn === undefined ? askedBy(s, lang, marks.list) : undefined
  return { by, label: asked ? input.wanted(you, ...asked) : input.open(you), accepts: 'all' }
}

/** The agent that waits for what a person knows, and for what. */
function askedBy(s: Conversation, lang: Lang, mark: string): [who: string, what: string] | undefined {
  const isHere = (t: Task): boolean => t.workflow === undefined || t.workflow === s.current
  const asking = s.tasks.find((t) => t.state === 'AWAITING_USER' && isHere(t))
  if (!asking) return
  const missing = s.frames.find((f) => f.task === asking.id)?.missing ?? []
  const names = slotNames(missing, lang, memberOf(s.team, asking.agentId))
  return [shownAs(s.team, asking.agentId), names.join(mark)]
}
