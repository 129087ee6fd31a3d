/**
 * The calls of one run of a function agent, held against what its round has recorded (core/state/evolve-round.ts).
 *
 * K1. A call is known by its kind, its name and its n-th occurrence. The same again gets the recorded result, and is not made.
 * K2. With other params than before, or made while recorded ones are left that nobody asks for, or not made at all: the function
 *     is another one now, and nobody guesses what it would have done. Calls made side by side may come in any order, so a call that
 *     is not recorded waits a little for those that are.
 */
import { hash } from 'node:crypto'
import type { Json } from '../core/state/commands.ts'
import { canonicalJson } from '../edge/canonical-hash.ts'
import type { RecordedCall } from '../ports.ts'

type Kind = RecordedCall['kind']
export type Call = { readonly kind: Kind; readonly name: string; readonly n: number; readonly hash: string }
type Found = { readonly result: Json | undefined } | undefined

/** How long a call that is not recorded waits for the recorded ones beside it. */
const patienceMs = 2_000

/** A function asks for something else than before (K2). */
export class Diverged extends Error {
  readonly call: string
  constructor(call: string) {
    super(`it asks for something else than before: ${call}`)
    this.call = call
  }
}

export class Calls {
  readonly #recorded = new Map<string, RecordedCall>()
  readonly #made = new Map<string, number>()
  readonly #waiting = new Set<() => void>()

  constructor(recorded: readonly RecordedCall[]) {
    for (const call of recorded) this.#recorded.set(keyOf({ ...call, name: call.name ?? '' }), call)
  }

  /** Counts it in, and finds what is recorded of it. Throws where it was called with something else (K2). */
  begin(kind: Kind, name: string, params: Json | undefined): { readonly call: Call; readonly found: Found } {
    const n = (this.#made.get(`${kind} ${name}`) ?? 0) + 1
    this.#made.set(`${kind} ${name}`, n)
    const call = { kind, name, n, hash: hashOf(params) }
    const known = this.#recorded.get(keyOf(call))
    if (!known) return { call, found: undefined }
    if (known.hash !== call.hash) throw new Diverged(shown(call))
    this.#recorded.delete(keyOf(call))
    if (this.#recorded.size === 0) for (const wake of this.#waiting) wake()
    return { call, found: { result: known.result } }
  }

  /** Resolves when everything recorded was asked for again; rejects when that does not come (K2). */
  async allAskedFor(call: Call): Promise<void> {
    if (this.#recorded.size === 0) return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(() => reject(new Diverged(shown(call))), patienceMs)
    this.#waiting.add(resolve)
    try {
      await promise
    } finally {
      clearTimeout(timer)
      this.#waiting.delete(resolve)
    }
  }

  /** What the function was to ask for again and did not. */
  left(): Diverged | undefined {
    const [call] = this.#recorded.values()
    return call && new Diverged(`not ${shown({ ...call, name: call.name ?? '' })}`)
  }
}

const keyOf = ({ kind, name, n }: Pick<Call, 'kind' | 'name' | 'n'>): string => `${kind} ${n} ${name}`
const shown = ({ kind, name, n }: Pick<Call, 'kind' | 'name' | 'n'>): string =>
  `${kind}${name === '' ? '' : ` ${name}`}${n === 1 ? '' : ` (${n})`}`

/** Shorter than canonicalHash's: it stands beside every recorded call. */
const hashOf = (params: Json | undefined): string =>
  hash('sha256', params === undefined ? '' : canonicalJson(params), 'base64url').slice(0, 22)
