/**
 * The form agent's reasoning, with no model: ask for what is missing, check what was given, then answer from the table or the
 * template. Pure; what carries it to a conversation is an adapter.
 *
 * F1. Required slots are asked one at a time, in the order of the spec. A value that does not fit is asked again, with the reason.
 * F2. The first row that fits answers: its intent, its words, its `when`, and every {slot} it names has a value. Else `answer` does.
 * F3. A choice that was made several times is answered for each: «what do an MRI and a CT cost?»
 */
import type { Spoken } from '../core/text/language.ts'
import { canonical, type EnumValue, type FormRow, type Handoff, type Slot } from './agent-spec.ts'
import { dateIn } from './said-dates.ts'
import { checkValue, type SlotInput, says } from './slot-value.ts'
import type { Localized } from './texts.ts'

/** A form: its slots, the rows it answers from, and what it says. */
export type Form = {
  readonly slots: readonly Slot[]
  /** First fit first. */
  readonly rows?: readonly FormRow[]
  readonly answer?: Localized
  readonly handoff?: Handoff
}
type FormTurn = {
  readonly intent?: string
  /** What the person wrote. */
  readonly message?: string
  readonly slots: Readonly<Record<string, unknown>>
  readonly lang: Spoken
}
export type FormAnswer = {
  readonly status: 'completed' | 'awaiting_user'
  readonly say: string
  /** Values as they were understood: an enum value in its canonical form, a number as a number. */
  readonly slots: Readonly<Record<string, SlotInput>>
  readonly missing: readonly string[]
  readonly handoff?: Handoff
}

/** F3. */
export function answerForm(form: Form, turn: FormTurn): FormAnswer {
  const several = form.slots.find(({ slot, type }) => type === 'enum' && Array.isArray(turn.slots[slot]))
  if (!several) return answerOnce(form, turn)
  const values = (turn.slots[several.slot] as unknown[]).slice(0, mostAnswers)
  const answers = values.map((value) => answerForm(form, { ...turn, slots: { ...turn.slots, [several.slot]: value } }))
  const open = answers.find(({ status }) => status === 'awaiting_user')
  const [first] = answers
  if (open || !first) return open ?? answerOnce(form, turn)
  return { ...first, slots: {}, say: [...new Set(answers.map(({ say }) => say))].join('\n') }
}
const mostAnswers = 5

function answerOnce(form: Form, turn: FormTurn): FormAnswer {
  const { slots, faults } = takeIn(form.slots, turn)
  const missing = form.slots.filter((s) => s.required && slots[s.slot] === undefined)
  const next = form.slots.find((s) => faults.has(s.slot)) ?? missing[0]
  const open = [...new Set([...faults.keys(), ...missing.map((s) => s.slot)])]
  if (next)
    return { status: 'awaiting_user', say: question(next, faults.get(next.slot), turn.lang), slots, missing: open }
  const row = form.rows?.find((r) => fits(r, form.slots, { ...turn, slots }))
  const say = row?.say ?? form.answer
  const handoff = row?.handoff ?? form.handoff
  const shown = say ? fill(say[turn.lang], form.slots, { slots, lang: turn.lang }) : ''
  return { status: 'completed', say: shown, slots, missing: [], ...(handoff ? { handoff } : {}) }
}

type Taken = { slots: Record<string, SlotInput>; faults: Map<string, string> }

function takeIn(specs: readonly Slot[], { slots, lang }: FormTurn): Taken {
  const taken: Taken = { slots: {}, faults: new Map() }
  for (const slot of specs) {
    const given = slots[slot.slot]
    if (given === undefined || given === null || given === '') continue
    const checked = checkValue(slot, Array.isArray(given) ? together(given, lang) : given)
    if ('value' in checked) taken.slots[slot.slot] = checked.value
    else taken.faults.set(slot.slot, checked.fault[lang])
  }
  return taken
}

/** Of anything but a choice, several values are one list in words. */
const together = (values: readonly unknown[], lang: Spoken): string =>
  values.map(String).join(lang === 'zh' ? '、' : ', ')

function question(slot: Slot, fault: string | undefined, lang: Spoken): string {
  const ask = slot.ask?.[lang] ?? slot.slot
  const options = slot.values?.map((v) => shownValue(v, lang)).join(lang === 'zh' ? '、' : ', ')
  const choice = options === undefined ? '' : lang === 'zh' ? `（${options}）` : ` (${options})`
  return `${fault === undefined ? '' : `${fault}${lang === 'zh' ? '' : ' '}`}${ask}${choice}`
}

function fits(row: FormRow, specs: readonly Slot[], { intent, message, slots }: FormTurn): boolean {
  if (row.intent !== undefined && row.intent !== intent) return false
  const said = fold(message)
  if (row.words && !row.words.some((word) => says(said, fold(word)))) return false
  for (const [name, wanted] of Object.entries(row.when ?? {})) {
    const type = specs.find((s) => s.slot === name)?.type
    const value = fold(slots[name])
    const hits = [wanted].flat().some((w) => (type === 'text' ? value.includes(fold(w)) : value === fold(w)))
    if (slots[name] === undefined || !hits) return false
  }
  return placeholders(row.say.en)
    .concat(placeholders(row.say.zh))
    .every((name) => slots[name] !== undefined)
}

const placeholder = /\{([\p{L}_][\p{L}\p{N}_]{0,63})\}/gu

/** The slots an answer names: `{department}`. */
export const placeholders = (text: string): string[] => [...text.matchAll(placeholder)].map((m) => m[1] ?? '')

/** The text with a value in place of each name; a name without one stays as it stands. */
export const withValues = (text: string, value: (name: string) => string | undefined): string =>
  text.replace(placeholder, (all, name: string) => value(name) ?? all)

function fill(text: string, specs: readonly Slot[], turn: Pick<FormTurn, 'slots' | 'lang'>): string {
  return withValues(text, (name) => {
    const value = turn.slots[name]
    const spec = specs.find((s) => s.slot === name)
    const known = spec?.values?.find((v) => canonical(v) === value)
    if (known !== undefined) return shownValue(known, turn.lang)
    const isDay = spec?.type === 'date' || spec?.type === 'time'
    return isDay ? dateIn(turn.lang, String(value ?? '')) : String(value ?? '')
  })
}

const shownValue = (value: EnumValue, lang: Spoken): string =>
  typeof value === 'string' ? value : (value[lang][0] ?? value.value)

const fold = (value: unknown): string =>
  String(value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .trim()
