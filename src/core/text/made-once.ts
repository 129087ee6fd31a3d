/** Tables that cost time to make are made when they are first looked into, not when their module is loaded. */
export function madeOnce<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
