/** Large tables that are made when somebody first looks at them, so that importing the package does not wait for them. */

/** An object that looks like what `make` gives. It is made once. */
export function onFirstUse<const T extends object>(make: () => T): T {
  let made: T | undefined
  const table = (): T => (made ??= make())
  return new Proxy({} as T, {
    get: (_, key) => Reflect.get(table(), key),
    has: (_, key) => Reflect.has(table(), key),
    ownKeys: () => Reflect.ownKeys(table()),
    getOwnPropertyDescriptor: (_, key) => Reflect.getOwnPropertyDescriptor(table(), key),
  })
}
