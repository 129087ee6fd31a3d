/** A proposed plan as a person is shown it: its steps, and under each what approving the plan allows, as the host reads it. */
import type { PlannedCall } from '../core/contracts/acting.ts'
import type { EventOf } from '../core/state/events.ts'
import type { Lang } from '../core/text/language.ts'
import type { PanelLine } from './panel.ts'
import { printable } from './printable.ts'
import { texts } from './texts/languages.ts'

export function planLines({ plan, calls = [] }: EventOf<'plan_proposed'>, lang: Lang): PanelLine[] {
  const known = new Set(plan.steps.map(({ step_id }) => step_id))
  const steps = plan.steps.flatMap(({ step_id, title }, i): PanelLine[] => [
    { text: printable(`${i + 1}. ${title}`) },
    ...allowed(
      calls.filter((call) => call.step_id === step_id),
      lang,
    ),
  ])
  const others = calls.filter((call) => !known.has(call.step_id))
  const { allows } = texts[lang].screen
  return [
    ...steps,
    ...headed(allows.checks, others.filter(isCheck), lang),
    ...headed(
      allows.git,
      others.filter((call) => !isCheck(call)),
      lang,
    ),
  ]
}

/** The calls of a plan that are of none of its steps: the branch that it is carried out on, and the commit. */
export const gitStep = 'git'
const isCheck = ({ step_id }: PlannedCall): boolean => step_id !== gitStep

function headed(text: string, calls: readonly PlannedCall[], lang: Lang): PanelLine[] {
  const lines = allowed(calls, lang)
  return lines.length === 0 ? [] : [{ text }, ...lines]
}

/** Files of one kind share a line; each command has its own. */
function allowed(calls: readonly PlannedCall[], lang: Lang): PanelLine[] {
  const { allows, marks } = texts[lang].screen
  const again = (call: PlannedCall): string => (call.risk === 'high' ? allows.asksAgain : '')
  const paths = (effect: string): string[] =>
    unique(
      calls.flatMap((call) => (call.reach.effect === effect ? call.reach.paths.map((path) => path + again(call)) : [])),
    )
  const commands = calls.flatMap((call) =>
    call.reach.command === undefined ? [] : [`$ ${call.reach.command}${again(call)}`],
  )
  const listed = (label: string, values: readonly string[]): string[] =>
    values.length === 0 ? [] : [`${label}${marks.colon}${values.join(marks.list)}`]
  const hosts = unique(calls.flatMap(({ reach }) => reach.hosts ?? []))
  return [
    ...listed(allows.writes, paths('write')),
    ...listed(allows.deletes, paths('delete')),
    ...unique(commands),
    ...listed(allows.hosts, hosts),
  ].map((text) => ({ text: `   ${printable(text)}`, tone: 'dim' as const }))
}

const unique = (values: readonly string[]): string[] => [...new Set(values)]
