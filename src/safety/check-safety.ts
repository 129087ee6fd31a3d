/**
 * The safety gate (S2 §4, §5): reads one message and says SAFE, BLOCK or EMERGENCY. It starts together with understanding and
 * knows nothing of tasks. Pieces of the text (judged.ts) are weighed by score.ts; a team adds phrases by `extra`.
 *
 * G1. Both languages are read in every text, whatever the language hint says.
 * G2. An emergency wins over a block, a block over safe: the reader is told what is most urgent.
 * G3. Linear in the text, and no more of it is read than `read` says: the beginning and the end of a very long one.
 * G4. Each stretch of a message is judged by all its pieces (second-look.ts, third-look.ts); the worst stretch counts. The more there are, the more proof
 *     each needs, since it is one more chance to be wrong.
 * G5. Between SAFE and EMERGENCY lies a middle: SAFE with a notice.
 * G6. A message that is only a call for help is one whatever the weights say (bare-calls.ts).
 */
import type { Cause } from '../core/contracts/causes.ts'
import type { Verdict } from '../core/state/conversation.ts'
import { clip } from '../core/text/clip.ts'
import { isBareCall } from './bare-calls.ts'
import { plainOf, plainReading } from './features.ts'
import { type Judged, judgedIn, type Stretch } from './judged.ts'
import { boundedText, readingsOf } from './readings.ts'
import { categoryFor, type SafetyModels, shippedModels } from './score.ts'
import { isSurelyOrdinary, type Looked, lookAt, verdictLabels, weighAll } from './second-look.ts'
import { lastLooks } from './third-look.ts'

type SafetyFinding = {
  readonly verdict: Verdict
  readonly category: string
  /** A team's own words; otherwise the cause says it, and the views put it into the reader's language. */
  readonly reason: string
  readonly cause?: Cause
  readonly notice?: 'emergency'
}

/** What a team may add (safety.yaml): plain phrases, no patterns. A SAFE rule overrides our findings. */
export type ExtraRule = {
  readonly verdict: Verdict
  readonly category: string
  readonly any: readonly string[]
  readonly unless?: readonly string[]
  /** What the person is told instead of the phrase that was found. */
  readonly reason?: Readonly<Record<'en' | 'zh', string>>
}

/** `lang` is the language in which a rule of the team gives its own reason; every text is checked in both (G1). */
type SafetyOptions = { readonly lang?: 'en' | 'zh'; readonly extra?: readonly ExtraRule[] }

/** From these shares on; scripts/measure-safety.ts shows what each costs and catches on hands that were left out. */
export const thresholds = { EMERGENCY: 0.896, BLOCK: 0.9, notice: 0.232 }

export function checkSafety(text: string, { extra: rules = [], lang = 'en' }: SafetyOptions = {}): SafetyFinding {
  const readings = readingsOf(boundedText(text))
  const extra = rules.length > 0 ? findByExtra(readings, rules, lang) : []
  const freed = extra.find(({ verdict }) => verdict === 'SAFE')
  if (freed) return freed
  const weighed = verdictOn(judgedIn(plainOf(readings)), shippedModels())
  if (weighed.verdict === 'EMERGENCY') return weighed
  return extra.find(({ verdict }) => verdict === 'EMERGENCY') ?? extra[0] ?? weighed
}

/** How dangerous the worst piece of it looks, from 0 to 1. */
export function doubtIn(text: string): number {
  const { EMERGENCY, BLOCK } = worstOf(judgedIn(plainReading(boundedText(text))), shippedModels())
  return Math.max(EMERGENCY.share, BLOCK.share)
}

/** Compiles patterns and unpacks the weights ahead of time; otherwise the first message would wait for it. */
export function warmSafety(): void {
  for (const text of ['hello, can I book a table for two tomorrow?', '你好，我想约明天的号'])
    for (let turn = 0; turn < 3; turn++) checkSafety(`${text} ${turn}`)
}

/** `first` is what the weights alone say of the piece: the logarithm of its odds, divided by three. */
type Weighed = { readonly share: number; readonly piece?: Judged; readonly first?: number }
type Worst = Record<'EMERGENCY' | 'BLOCK', Weighed>

/** What the models say of all stretches of a text. */
function verdictOn(stretches: readonly Stretch[], models: SafetyModels): SafetyFinding {
  const worst = worstOf(stretches, models)
  const told = (verdict: 'EMERGENCY' | 'BLOCK'): { category: string; words: string } => {
    const piece = worst[verdict].piece
    return piece
      ? { category: categoryFor(models, verdict, piece.row), words: dangerIn(piece) }
      : { category: 'other', words: '' }
  }
  const said = saidBy(sharesOf(worst))
  if (said === 'EMERGENCY' || said === 'BLOCK') return found(said, 'reads_dangerous', told(said))
  if (said === 'NOTICE') return { ...found('SAFE', 'reads_dangerous', told('EMERGENCY')), notice: 'emergency' }
  return { verdict: 'SAFE', category: 'none', reason: '', cause: { kind: 'nothing_dangerous' } }
}

/** How likely the worst of a text is an emergency and a block, and whether a call for help stands beside what is to be refused. */
export type Shares = { readonly emergency: number; readonly block: number; readonly calls: boolean }

export const sharesOf = (worst: Worst): Shares => ({
  emergency: worst.EMERGENCY.share,
  block: worst.BLOCK.share,
  calls: callsBeside(worst),
})

/** What follows from the shares by `thresholds`, which the training calibrates; NOTICE is SAFE with a notice. */
export function saidBy({ emergency, block, calls }: Shares): Verdict | 'NOTICE' {
  if (emergency >= thresholds.EMERGENCY || calls) return 'EMERGENCY'
  if (block >= thresholds.BLOCK) return 'BLOCK'
  return emergency >= thresholds.notice ? 'NOTICE' : 'SAFE'
}

/** G2: one piece is clearly to be refused, and another is clearly a call for help. The second look has seldom met both in one message. */
const callsBeside = ({ EMERGENCY, BLOCK }: Worst): boolean =>
  EMERGENCY.piece !== BLOCK.piece && Math.min(EMERGENCY.first ?? 0, BLOCK.first ?? 0) > clear
/** About nine in ten. */
const clear = 2 / 3

/** The worst stretch for each verdict, with how likely it is (G4). */
export function worstOf(stretches: readonly Stretch[], models: SafetyModels): Worst {
  const worst: Worst = { EMERGENCY: { share: 0 }, BLOCK: { share: 0 } }
  const doubt = Math.min(mostDoubt, Math.log(Math.max(1, stretches.length)) / 2)
  const looked = stretches.flatMap((stretch) => {
    const weighed = weighAll(stretch, models)
    return isSurelyOrdinary(weighed) ? [] : [lookAt(stretch, models, weighed)]
  })
  lastLooks(models, looked).forEach((shares, at) => {
    for (const verdict of ['EMERGENCY', 'BLOCK'] as const) {
      const label = verdictLabels.indexOf(verdict)
      const share = lessSure(shares[label] as number, doubt)
      const { piece, odds } = (looked[at] as Looked).worst[verdict]
      if (share > worst[verdict].share) worst[verdict] = { share, piece, first: odds[label] as number }
    }
  })
  const [only] = stretches
  if (stretches.length === 1 && only && isBareCall(only.whole.clause)) worst.EMERGENCY = { share: 1, piece: only.whole }
  return worst
}

const mostDoubt = 1

/** A share, made smaller by so much on the scale of its odds' logarithm. */
const lessSure = (share: number, doubt: number): number => share / (share + (1 - share) * Math.exp(doubt))

const harmless = new Set(
  'me not kin ask how admin lang media past future joke tech home office mild justnow body calm vitals entry'.split(
    ' ',
  ),
)

/** The words that belong to a family that may be dangerous, for the person who asks why. */
function dangerIn({ clause: { written, signs } }: Judged): string {
  const telling = signs.filter(({ families }) => families.some((family) => !harmless.has(family)))
  return telling
    .slice(0, 4)
    .map(({ from, size }) => written.slice(from, from + size).join(/^[a-z]/.test(written[from] ?? '') ? ' ' : ''))
    .join(', ')
}

type Told = { readonly category: string; readonly words: string }

const found = (
  verdict: Verdict,
  kind: 'dangerous_words' | 'reads_dangerous',
  { category, words }: Told,
): SafetyFinding => ({
  verdict,
  category,
  reason: '',
  cause: { kind, category: clip(category, 64), words: clip(words, 200) },
})

/** A team's phrases are compared as they are written, folded. */
function findByExtra(readings: readonly string[], extra: readonly ExtraRule[], lang: 'en' | 'zh'): SafetyFinding[] {
  return extra.flatMap(({ verdict, category, any, unless = [], reason: own }) => {
    const said = foldedOnce(any).findIndex((phrase) => isIn(readings, phrase))
    if (said < 0 || foldedOnce(unless).some((phrase) => isIn(readings, phrase))) return []
    const told = found(verdict, 'dangerous_words', { category, words: any[said] ?? '' })
    return [own ? { verdict, category, reason: own[lang] } : told]
  })
}

const isIn = (readings: readonly string[], phrase: string): boolean =>
  phrase !== '' && readings.some((reading) => reading.includes(phrase))

const folded = new WeakMap<readonly string[], readonly string[]>()
/** The phrases of a rule do not change while it is used. */
function foldedOnce(phrases: readonly string[]): readonly string[] {
  const known = folded.get(phrases) ?? phrases.map((phrase) => readingsOf(phrase)[0] ?? '')
  folded.set(phrases, known)
  return known
}
