/** Wall and CPU time of one piece of work, in milliseconds. */
export type Cost = { readonly wall: number; readonly cpu: number }

export function measured(work: () => void): Cost {
  const stop = stopwatch()
  work()
  return stop()
}

export function stopwatch(): () => Cost {
  const cpu = process.cpuUsage()
  const from = performance.now()
  return () => {
    const { user, system } = process.cpuUsage(cpu)
    return { wall: performance.now() - from, cpu: (user + system) / 1_000 }
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
export const medianCost = (costs: readonly Cost[]): Cost => ({
  wall: median(costs.map((c) => c.wall)),
  cpu: median(costs.map((c) => c.cpu)),
})
