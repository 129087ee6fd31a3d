/**
 * What a person is shown before they approve: made from what the host found, never from the agent's words. The agent's own words
 * about it stand in its steps.
 */
import { type RiskKind, riskOf } from '../core/contracts/risk-kinds.ts'
import { approversFor } from '../core/state/approvers.ts'
import { type Conversation, type Decision, runOf } from '../core/state/conversation.ts'
import type { EventOf, JournalEvent } from '../core/state/events.ts'
import { settledDecision } from '../core/state/ledger.ts'
import { memberOf } from '../core/state/team.ts'
import type { Lang } from '../core/text/language.ts'
import { diffLines } from './diff-lines.ts'
import type { PanelLine } from './panel.ts'
import { pathList } from './path-list.ts'
import { printable } from './printable.ts'
import { riskReasonsText } from './risk.ts'
import { texts } from './texts/languages.ts'
import { actionIn, shownAs } from './texts/words.ts'

type Seen = { readonly lang: Lang; readonly eventAt: (seq: number) => JournalEvent | undefined }

export function decisionLines(s: Conversation, x: Decision, { lang, eventAt }: Seen): PanelLine[] {
  const proposed = eventAt(settledDecision(s, x.id)?.seq ?? 0)
  const found = x.shown && eventAt(x.shown.seq)
  if (proposed?.type !== 'decision_proposed' || found?.type !== 'decision_prepared') return []
  const about = shownOf(proposed, found)
  return [
    ...askedAgain(x, found, { lang, eventAt }),
    whoWants(s, x, { action: about.action, lang }),
    ...undoesOf(about, lang),
    ...headOf(about, lang),
    ...(about.action === 'git_commit' ? commitOf(about, lang) : reachOf(about, lang)),
    ...gitOf(proposed, found, lang),
    ...(about.prepared.diff === undefined ? [] : diffLines(about.prepared.diff, about.prepared.reach.paths)),
    ...mayApprove(s, x, lang),
  ]
}

/** How far before a card the reason is looked for why it is shown once more: the host looks again at once. */
const lookedBack = 10

/** It looks like the one before: without a word a person would think that their answer was not heard. */
function askedAgain({ id }: Decision, { seq }: Prepared, { lang, eventAt }: Seen): PanelLine[] {
  const before = Array.from({ length: lookedBack }, (_, i) => eventAt(seq - 1 - i))
  const isStale = before.some((e) => e?.type === 'decision_stale' && e.decision_id === id)
  return isStale ? [{ text: texts[lang].acting.card.changedSince, tone: 'warn' }] : []
}

/** What may have happened, so that a person can go and look: who did it, what, and where. */
export function doubtLines(s: Conversation, x: Decision, { lang, eventAt }: Seen): PanelLine[] {
  const proposed = eventAt(settledDecision(s, x.id)?.seq ?? 0)
  const found = x.shown && eventAt(x.shown.seq)
  if (proposed?.type !== 'decision_proposed' || found?.type !== 'decision_prepared') return []
  const { action = proposed.envelope.type } = proposed.envelope
  const { about, diff, reach } = found.prepared
  return [
    whoWants(s, x, { action, lang }),
    ...(about === undefined ? [] : [{ text: printable(about) }]),
    ...reachOf(found, lang),
    ...(diff === undefined ? [] : diffLines(diff, reach.paths)),
  ]
}

type Prepared = EventOf<'decision_prepared'>
type About = Pick<Prepared, 'prepared'> & {
  readonly action: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Where a branch is made for a change, the change is what a person looks at. */
function shownOf({ envelope, following }: EventOf<'decision_proposed'>, found: Prepared): About {
  const shown =
    found.following && following ? { envelope: following, prepared: found.following.prepared } : { envelope, ...found }
  const { action = shown.envelope.type, params = {} } = shown.envelope
  return { action, params, prepared: shown.prepared }
}

/** What an answer is about besides: the branch that comes first, and the commit at the end. */
function gitOf({ commit }: EventOf<'decision_proposed'>, { prepared, following }: Prepared, lang: Lang): PanelLine[] {
  const { card } = texts[lang].acting
  const asked = following?.prepared.risk === 'high' ? texts[lang].screen.allows.asksAgain : ''
  return [
    ...(following ? [`${card.first(prepared.reach.command ?? '')}${asked}`] : []),
    ...(commit === undefined ? [] : [card.commits(commit)]),
  ].map((text) => ({ text: printable(text) }))
}

function whoWants(s: Conversation, x: Decision, { action, lang }: { action: string; lang: Lang }): PanelLine {
  const { marks } = texts[lang].acting
  const agent = runOf(s, x)?.agentId
  const who = agent === undefined ? '' : `${shownAs(s.team, agent)}${marks.colon}`
  return { text: printable(`${who}${actionIn(texts[lang].acting, action)}`), tone: 'strong' }
}

function undoesOf({ prepared: { undoes = [] } }: About, lang: Lang): PanelLine[] {
  return undoes.length === 0 ? [] : [{ text: printable(texts[lang].acting.card.undoes(undoes)) }]
}

function headOf({ prepared }: About, lang: Lang): PanelLine[] {
  const { card, marks } = texts[lang].acting
  const tone = prepared.risk === 'high' ? 'error' : prepared.risk === 'medium' ? 'warn' : 'dim'
  const grave = prepared.reasons.filter(
    ({ kind }) => !Object.hasOwn(riskOf, kind) || riskOf[kind as RiskKind] !== 'low',
  )
  const why = riskReasonsText(grave.length > 0 ? grave : prepared.reasons, lang, prepared.reach.paths)
  const about = prepared.about === undefined ? [] : [{ text: printable(prepared.about) }]
  return [
    ...about,
    { text: printable(`${card.risk[prepared.risk]}${why && marks.colon}${why}`), tone },
    ...(prepared.confined === undefined
      ? []
      : [{ text: card.confined[prepared.confined], tone: confinedTone(prepared) }]),
    ...(prepared.evidence === 'none' ? [{ text: card.noEvidence, tone: 'warn' as const }] : []),
  ]
}
const confinedTone = ({ confined }: Prepared['prepared']): 'warn' | 'dim' => (confined === 'none' ? 'warn' : 'dim')

const mostPaths = 20

function reachOf({ prepared: { reach }, action }: Pick<About, 'prepared'> & Partial<About>, lang: Lang): PanelLine[] {
  const { card, marks } = texts[lang].acting
  const paths = action === 'undo' ? pathList(reach.paths, lang) : reach.paths
  const shownPaths = paths.slice(0, mostPaths).map((path) => (path === '.' ? card.wholeFolder : path))
  const more = paths.length - shownPaths.length
  const parts = [
    ...(reach.command === undefined ? [] : [`$ ${reach.command}`]),
    ...(reach.hosts?.length ? [`${card.hosts}${marks.colon}${reach.hosts.join(marks.list)}`] : []),
    ...(shownPaths.length > 0
      ? [`${card.touches}${marks.colon}${shownPaths.join(marks.list)}${more > 0 ? card.more(more) : ''}`]
      : []),
  ]
  return parts.map((text) => ({ text: printable(text) }))
}

/** What a commit is called, and the files that it will hold. */
function commitOf({ prepared: { pre, reasons }, params }: About, lang: Lang): PanelLine[] {
  const { card, marks } = texts[lang].acting
  const files = pre.slice(0, mostPaths).map(({ path, hash }) => (hash === null ? card.gone(path) : path))
  const more = pre.length - files.length
  const inUse = reasons.find(({ kind }) => kind === 'branch_in_use')?.what
  const made = typeof params.branch === 'string' ? { name: params.branch, isNew: true } : undefined
  const branch = inUse === undefined ? made : { name: inUse, isNew: false }
  return [
    card.commit(String(params.message ?? ''), branch),
    `${card.holds(pre.length)}${marks.colon}${files.join(marks.list)}${more > 0 ? card.more(more) : ''}`,
  ].map((text) => ({ text: printable(text) }))
}

/** Only where not everybody may: who is asked. */
function mayApprove(s: Conversation, x: Decision, lang: Lang): PanelLine[] {
  const humans = s.team.members.filter((m) => m.type === 'human')
  const able = x.shown ? approversFor(s.team, x.shown.reach, runOf(s, x)?.requester) : []
  if (able.length === humans.length) return []
  const names = able.filter((id) => memberOf(s.team, id)).map((id) => shownAs(s.team, id))
  const { card, marks } = texts[lang].acting
  return [{ text: `${card.approvers}${marks.colon}${names.join(marks.list)}`, tone: 'dim' }]
}
