/** Values that fit a Zod schema, for tests that go over every event and every cause: each choice and each absence at least once. */
import type { z } from 'zod'

type Def = {
  readonly type: string
  readonly shape?: Record<string, z.ZodType>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly entries?: Record<string, unknown>
  readonly values?: readonly unknown[]
  readonly getter?: () => z.ZodType
}
const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def

export function samplesOf(schema: z.ZodType): unknown[] {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return ['x']
    case 'number':
      return [7]
    case 'boolean':
      return [true, false]
    case 'literal':
      return [...(def.values ?? [])]
    case 'enum':
      return Object.values(def.entries ?? {})
    case 'array':
      return (def.element ? [[], [samplesOf(def.element)[0]]] : [[]]).filter((value) => schema.safeParse(value).success)
    case 'record':
      return [{ a: 'b' }]
    case 'union':
      return (def.options ?? []).flatMap(samplesOf)
    case 'optional':
      return def.innerType ? [undefined, ...samplesOf(def.innerType)] : [undefined]
    case 'object':
      return objects(def.shape ?? {})
    case 'lazy':
      return lazily(def)
    default:
      return def.innerType ? samplesOf(def.innerType) : ['x']
  }
}

/** A table of objects that is made late; anything else is JSON, where any value will do. */
function lazily({ getter }: Def): unknown[] {
  const inner = getter?.()
  const isTable = inner && defOf(inner).options?.every((option) => defOf(option).type === 'object')
  return isTable ? samplesOf(inner) : ['x']
}

/** As many objects as the field with the most values needs. */
function objects(shape: Record<string, z.ZodType>): object[] {
  const fields = Object.entries(shape).map(([name, schema]) => [name, samplesOf(schema)] as const)
  const most = Math.max(1, ...fields.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(
      fields.flatMap(([name, values]) => {
        const value = values[i % values.length]
        return value === undefined ? [] : [[name, value]]
      }),
    ),
  )
}
