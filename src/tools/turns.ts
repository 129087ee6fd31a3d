/** One at a time for each key, in the order they came; what fails does not hold up the next. */
export function inTurn(): <T>(key: string, call: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (key, call) => {
    const run = (last.get(key) ?? Promise.resolve()).then(call, call)
    const rest = run.catch(() => undefined)
    last.set(key, rest)
    void rest.then(() => {
      if (last.get(key) === rest) last.delete(key)
    })
    return run
  }
}
