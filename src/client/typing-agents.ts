/**
 * Agents that play a script at the pace of somebody who writes: a thought, a step, then word by word. They show what a slow
 * agent looks like, with no model and no network. Like an agent outside the process they begin at `go`.
 */
import type { StepNote } from '../core/state/commands.ts'
import type { AgentAdapter, Job, JobRef, Post } from '../ports.ts'
import type { OnDelta } from './deltas.ts'

export type Played = { readonly steps: readonly StepNote[]; readonly text: string }
type Script = (job: Job) => Played
type Writing = { readonly job: Job; readonly post: Post; timer?: NodeJS.Timeout }

const usualPaceMs = 45
/** A step takes as long as this many words. */
const wordsPerStep = 12

type Typing = { readonly paceMs?: number; readonly onDelta: OnDelta }

export function typingAgents(script: Script, { paceMs = usualPaceMs, onDelta }: Typing): AgentAdapter {
  const writing = new Map<string, Writing>()
  const drop = (key: string): void => {
    clearTimeout(writing.get(key)?.timer)
    writing.delete(key)
  }
  return {
    deliver(job, post) {
      const { dispatchId, token } = job
      writing.set(keyOf(job), { job, post })
      post({ type: 'ack', dispatchId, token })
      post({ type: 'started', dispatchId, token })
    },
    go(ref) {
      const at = writing.get(keyOf(ref))
      if (at) play(at, beats(script(at.job)), { paceMs, say: onDelta, done: () => drop(keyOf(ref)) })
    },
    /** After a restart nothing is left of the job. */
    rejoin: ({ dispatchId, token }, post) => post({ type: 'lost', dispatchId, token }),
    withdraw: (ref) => drop(keyOf(ref)),
    tell: () => {},
  }
}

const keyOf = ({ conversation, dispatchId }: JobRef): string => `${conversation}:${dispatchId}`

type Beat = { readonly waits: number } & (
  | { readonly step: StepNote }
  | { readonly word: string }
  | { readonly result: string }
)

const beats = ({ steps, text }: Played): Beat[] => [
  ...steps.map((step) => ({ waits: wordsPerStep, step })),
  ...(text.match(/\S+\s*|\s+/g) ?? []).flatMap(pieces).map((word) => ({ waits: 1, word })),
  { waits: 1, result: text },
]
/** Chinese has no blanks between its words. */
const pieces = (word: string): string[] => word.match(/\p{Script=Han}{1,2}|\P{Script=Han}+/gu) ?? [word]

type Around = { readonly paceMs: number; readonly say: OnDelta; readonly done: () => void }

function play(at: Writing, [beat, ...rest]: readonly Beat[], around: Around): void {
  if (!beat) return around.done()
  at.timer = setTimeout(() => {
    perform(at, beat, around)
    play(at, rest, around)
  }, beat.waits * around.paceMs)
}

function perform({ job, post }: Writing, beat: Beat, { say }: Around): void {
  const { dispatchId, token, body } = job
  if ('word' in beat) return say(job, beat.word)
  if ('step' in beat) return post({ type: 'progress', dispatchId, token, step: beat.step })
  const slots = { slots_update: {}, missing_slots: [] }
  const result = { task_id: body.task_id, status: 'completed' as const, ...slots, user_response: beat.result }
  post({ type: 'result', dispatchId, token, success: true, result })
}
