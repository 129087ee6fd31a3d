/**
 * Makes a failing run smaller while it still breaks the same promise: fewer steps, fewer conversations, fewer kinds of
 * faults. A seed draws the same whatever is left out, so what remains still happens.
 */
import { type FaultKind, faultKinds } from './faults.ts'
import { type RunOptions, run } from './run.ts'

const mostRuns = 120

export async function shrink(options: RunOptions, id: string): Promise<RunOptions> {
  const search = new Search(options, id)
  for (let before: RunOptions | undefined; search.best !== before; ) {
    before = search.best
    await search.steps()
    await search.conversations()
    await search.faults()
  }
  return search.best
}

class Search {
  readonly #id: string
  best: RunOptions
  #runs = 0

  constructor(options: RunOptions, id: string) {
    this.best = options
    this.#id = id
  }

  async steps(): Promise<void> {
    let low = 0
    while (low < this.best.steps) {
      const middle = Math.floor((low + this.best.steps) / 2)
      if (!(await this.#fails({ ...this.best, steps: middle }))) low = middle + 1
    }
  }

  async conversations(): Promise<void> {
    for (let conversations = 1; conversations < (this.best.conversations ?? 6); conversations++) {
      if (await this.#fails({ ...this.best, conversations })) return
    }
  }

  async faults(): Promise<void> {
    for (const kind of faultKinds) {
      const present: readonly FaultKind[] = this.best.faults ?? faultKinds
      if (present.includes(kind)) await this.#fails({ ...this.best, faults: present.filter((each) => each !== kind) })
    }
  }

  /** Keeps the smaller run if it breaks the same promise. */
  async #fails(options: RunOptions): Promise<boolean> {
    if (this.#runs >= mostRuns) return false
    this.#runs++
    const { violation } = await run(options)
    if (violation?.id !== this.#id) return false
    this.best = options
    return true
  }
}
