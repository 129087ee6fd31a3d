/**
 * The bounded building blocks of every contract: nothing a contract admits is without a limit. The contracts are beside it.
 *
 * B1. A string's limit counts UTF-16 units; the limit in bytes is the reader's (edge/read-json.ts).
 * B2. Patterns are one character class, so that checking them is linear in the length of the input.
 */
import { z } from 'zod'

/** What a member, a model or a tool wrote: up to the size of a whole message. */
export const Text = z.string().max(1_048_576)
/** A sentence or a page about something: reasons, summaries, notices. */
export const Prose = z.string().max(65_536)
/** A short word or label that is shown. It may be empty. */
export const Label = z.string().max(256)

const printable = { error: 'must have at least one character and no control characters' }
/** An identifier or a name. Blanks are allowed: a member's id may have them (S1 §8 compares ids and names alike). */
export const Id = z
  .string()
  .max(256)
  .regex(/^\P{Cc}+$/u, printable)
/** A path or a path pattern. What it may mean is the scope's business; here it is only text without control characters. */
export const Path = z
  .string()
  .max(4096)
  .regex(/^\P{Cc}+$/u, printable)
/** The name of an action, e.g. `ensure_file`. Which actions exist is the host's knowledge. */
export const Action = z
  .string()
  .max(128)
  .regex(/^[A-Za-z0-9_.:/-]+$/, { error: 'must be the name of an action: letters, digits and _ . : / - only' })

/** SHA-256 in lower-case hexadecimal. */
export const Hash = z
  .string()
  .max(64)
  .regex(/^[0-9a-f]{64}$/, { error: 'must be a SHA-256 in 64 lower-case hexadecimal digits' })

/** A confidence or a similarity. */
export const Share = z.number().min(0).max(1)
export const Count = z.int().min(0).max(1_000_000)
/** Milliseconds UTC, as everywhere in the journal. The limit is the last instant a JavaScript Date can hold. */
export const Instant = z.int().min(0).max(8_640_000_000_000_000)
/** A time to wait: more than nothing and at most a day, so that a timer can hold it. */
export const Milliseconds = z.int().positive().max(86_400_000)
/** A position in a text, in UTF-16 units. */
export const Offset = z.int().min(0).max(1_048_576)

export const list = <T extends z.ZodType>(item: T, max = 1000): z.ZodArray<T> => z.array(item).max(max)

/** Shown in the reader's language, or the same in all of them. */
export const LocalText = z.union([Label, z.strictObject({ en: Label, zh: Label })])
export type LocalText = z.infer<typeof LocalText>

/** A JSON value of bounded size. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
/** Any JSON value. Its depth is the reader's limit. */
export const Json: z.ZodType<Json, Json> = z.lazy(() =>
  z.union([Text, z.number(), z.boolean(), z.null(), list(Json, 10_000), Fields]),
)

const maxFields = 1000
/** Named JSON values: parameters, slots. A key may be any text, such as a path or a header. */
export const Fields: z.ZodType<Record<string, Json>, Record<string, Json>> = z
  .record(z.string().max(4096), Json)
  .refine((fields) => Object.keys(fields).length <= maxFields, { error: `must have at most ${maxFields} keys` })
  .meta({ maxProperties: maxFields })
