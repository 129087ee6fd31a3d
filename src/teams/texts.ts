/** The bounded building blocks of a team's files. A string given as `error` is a kind of problem-texts.ts. */
import { z } from 'zod'

/** A text in both languages. */
export const Localized = z.strictObject({ en: z.string().min(1).max(8_000), zh: z.string().min(1).max(8_000) })
/** A text in both languages. */
export type Localized = z.infer<typeof Localized>
/** As code may write it: one text is meant for both languages. */
export const Words = z.union([
  z
    .string()
    .min(1)
    .max(8_000)
    .transform((text) => ({ en: text, zh: text })),
  Localized,
])

/** Letters of any language: a member may be called 分诊. What [NEXT:…] and a file name can hold. */
export const Name = z
  .string()
  .max(64)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}_.-]*$/u, { error: 'bad_id' })
/** How a member is called; it stands in [NEXT:…], so it has no comma and no bracket. */
export const CallName = z
  .string()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc},，[\]]*$/u, { error: 'bad_name' })
export const CallNames = z.union([CallName, z.strictObject({ en: CallName, zh: CallName })])
/** `message` and `intent` travel beside the slots in a dispatch. */
export const SlotName = z
  .string()
  .max(64)
  .regex(/^(?!(?:message|intent)$)[\p{L}_][\p{L}\p{N}_]*$/u, { error: 'bad_slot_name' })
/** An environment variable by its name; the mark of a seat is not for a spec to set. */
export const Variable = z
  .string()
  .max(128)
  .regex(/^(?!SIGNALBOX_SEAT$)[A-Za-z_][A-Za-z0-9_]*$/, { error: 'bad_variable' })
/** A path relative to the team folder. Where it leads is team-files.ts. */
export const Reference = z.string().min(1).max(512)
