/** Asks the gate and the engine about one message. A gate that throws counts as BLOCK, an engine that throws as not understanding. */

import { systemState } from '../core/intake/system-state.ts'
import { unknownIntent } from '../core/intake/understanding.ts'
import type { CommandOf } from '../core/state/commands.ts'
import type { Conversation } from '../core/state/conversation.ts'
import { memberOf } from '../core/state/team.ts'
import { clip } from '../core/text/clip.ts'
import type { Awaitable, Ports, SafetyVerdict, Understood } from '../ports.ts'
import { type Live, lastTurns } from './live.ts'

type Asked = { readonly id: string; readonly messageId: string }

export function verdictBy(
  ports: Ports,
  s: Conversation,
  { id, messageId }: Asked,
): Awaitable<CommandOf<'safety_verdict'>> {
  const text = s.messages.find((m) => m.id === messageId)?.text ?? ''
  const command = (v: SafetyVerdict) => ({ type: 'safety_verdict' as const, effect: id, messageId, ...v })
  const crashed = (error: unknown) => {
    ports.log.error({ effect: id, err: error }, 'the safety gate failed')
    return command({ verdict: 'BLOCK', category: 'gate', reason: '', cause: { kind: 'gate_failed' } })
  }
  return attempt(() => ports.safety.check({ text, locale: s.team.locale }), command, crashed)
}

export function analysedBy(ports: Ports, live: Live, s: Conversation, asked: Asked): Awaitable<CommandOf<'analysed'>> {
  const { id, messageId } = asked
  const text = s.messages.find((m) => m.id === messageId)?.text ?? ''
  const input = () => ({
    rawInput: text,
    // Made when they are looked at: not every engine does.
    get systemState() {
      return systemState(s)
    },
    get recentHistory() {
      return recentHistory(ports, live, s)
    },
  })
  const command = (u: Understood) => ({ type: 'analysed' as const, effect: id, messageId, ...u })
  const crashed = (error: unknown) => {
    ports.log.error({ effect: id, err: error }, 'understanding failed')
    const cause = { kind: 'engine_failed' } as const
    const problem = { code: 'E_MODEL' as const, cause }
    return command({ analysis: unknownIntent(clip(text, 500), cause), frames: [], ops: [], problem })
  }
  return attempt(() => ports.engine.understand(input(), s, live.id), command, crashed)
}

/** Takes an answer at once, or when its promise resolves. */
function attempt<A, C>(call: () => Awaitable<A>, then: (answer: A) => C, crashed: (error: unknown) => C): Awaitable<C> {
  try {
    const answer = call()
    return answer instanceof Promise ? answer.then(then, crashed) : then(answer)
  } catch (error) {
    return crashed(error)
  }
}

function recentHistory(ports: Ports, live: Live, s: Conversation) {
  return lastTurns(ports.journal, live).map(({ by, text, at }) => ({
    role: memberOf(s.team, by)?.type === 'human' ? ('user' as const) : ('agent' as const),
    content: text,
    timestamp: new Date(at).toISOString(),
  }))
}
