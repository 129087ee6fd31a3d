/** A tool host that knows the usual actions, stages nothing, and does what a test gives it. */
import { effectOf } from '../src/core/state/actions.ts'
import type { ToolHost } from '../src/ports.ts'

export const plainHost = (does: Pick<ToolHost, 'execute' | 'probe'>): ToolHost => ({
  local: true,
  check: ({ action }) => ({ reach: { effect: effectOf(action), paths: [] }, risk: 'low', reasons: [] }),
  prepare: ({ envelope: { action, expectation } }) => ({
    pre: [],
    risk: 'low',
    reasons: [],
    reach: { effect: effectOf(action), paths: expectation.world_change },
  }),
  land: (_, staged) => ({ landed: staged.map(({ path }) => path), left: [] }),
  undo: () => ({ restored: [], left: [] }),
  ...does,
})
