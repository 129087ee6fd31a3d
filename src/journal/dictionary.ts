/**
 * The dictionary of a store: what every event repeats (its type with its field names, its loopId with its role) is
 * written once and then called by a number. The codec (codec.ts) is its only user.
 *
 * D1. A term is never changed and never removed, so a row stays readable for ever.
 * D2. It is bounded: what does not fit any more is written out in full in its row.
 * D3. A new term stays in `unsaved` until a commit that holds it has succeeded.
 */
import type { Term } from './store.ts'

/** `fields` are all keys of the event, in their order. */
type Shape = { readonly id: number; readonly type: string; readonly fields: readonly string[] }
type Name = { readonly id: number; readonly loopId: string; readonly role: string }

export const maxShapes = 4096
export const maxNames = 8192

export class Dictionary {
  #byId = new Map<number, Shape | Name>()
  #shapes = new Map<string, Shape[]>()
  #names = new Map<string, Map<string, Name>>()
  #shapeCount = 0
  #nameCount = 0
  #lastId = 0
  unsaved: Term[] = []

  /** Takes in what a store holds; what is known already stays. */
  learn(terms: Iterable<Term>): void {
    for (const { id, text } of terms) {
      if (this.#byId.has(id)) continue
      const body = JSON.parse(text)
      if (typeof body.type === 'string') this.#addShape({ id, type: body.type, fields: body.fields })
      else this.#addName({ id, loopId: body.loopId, role: body.role })
    }
  }

  shape(id: number): Shape {
    const found = this.#byId.get(id)
    if (found && 'type' in found) return found
    throw new Error(`word ${id} of the dictionary is missing`)
  }

  name(id: number): Name {
    const found = this.#byId.get(id)
    if (found && 'role' in found) return found
    throw new Error(`word ${id} of the dictionary is missing`)
  }

  /** Of an event with the first `count` of these fields. */
  shapeOf(type: string, list: readonly string[], count: number): Shape | undefined {
    for (const shape of this.#shapes.get(type) ?? []) if (beginsWith(list, shape.fields, count)) return shape
    const fields = list.slice(0, count)
    // Assigning to __proto__ would not make a field of it: such an event is written in full.
    if (this.#shapeCount >= maxShapes || fields.includes('__proto__')) return undefined
    const shape = { id: this.#lastId + 1, type, fields }
    this.unsaved.push({ id: shape.id, text: JSON.stringify({ type, fields }) })
    this.#addShape(shape)
    return shape
  }

  nameOf(loopId: string, role: string): Name | undefined {
    const known = this.#names.get(loopId)?.get(role)
    if (known || this.#nameCount >= maxNames) return known
    const name = { id: this.#lastId + 1, loopId, role }
    this.unsaved.push({ id: name.id, text: JSON.stringify({ loopId, role }) })
    this.#addName(name)
    return name
  }

  #addShape(shape: Shape): void {
    const same = this.#shapes.get(shape.type)
    if (same) same.push(shape)
    else this.#shapes.set(shape.type, [shape])
    this.#shapeCount++
    this.#add(shape)
  }

  #addName(name: Name): void {
    const roles = this.#names.get(name.loopId)
    if (roles) roles.set(name.role, name)
    else this.#names.set(name.loopId, new Map([[name.role, name]]))
    this.#nameCount++
    this.#add(name)
  }

  #add(term: Shape | Name): void {
    this.#byId.set(term.id, term)
    this.#lastId = Math.max(this.#lastId, term.id)
  }
}

function beginsWith(list: readonly string[], fields: readonly string[], count: number): boolean {
  if (fields.length !== count) return false
  for (let i = 0; i < count; i++) if (list[i] !== fields[i]) return false
  return true
}
