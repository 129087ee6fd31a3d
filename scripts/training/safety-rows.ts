/**
 * Reads the rows of the safety gate. Each file of rows/safety is one hand: a person with a brief of their own, in both languages.
 * A line is a letter (E emergency, N perhaps one, B block, S ordinary), a category, and texts divided by " / ".
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from '../../src/core/state/conversation.ts'
import { labelledRows } from './relation-rows.ts'
import { alley } from './rows/safety/alley.ts'
import { askers } from './rows/safety/askers.ts'
import { attacker } from './rows/safety/attacker.ts'
import { bare } from './rows/safety/bare.ts'
import { blurted } from './rows/safety/blurted.ts'
import { bodies } from './rows/safety/bodies.ts'
import { bystander } from './rows/safety/bystander.ts'
import { callers } from './rows/safety/callers.ts'
import { carers } from './rows/safety/carers.ts'
import { clerk } from './rows/safety/clerk.ts'
import { clinicday } from './rows/safety/clinicday.ts'
import { clinicdesk } from './rows/safety/clinicdesk.ts'
import { commuter } from './rows/safety/commuter.ts'
import { complaints } from './rows/safety/complaints.ts'
import { corridor } from './rows/safety/corridor.ts'
import { counter } from './rows/safety/counter.ts'
import { crewchat } from './rows/safety/crewchat.ts'
import { crowd } from './rows/safety/crowd.ts'
import { customer } from './rows/safety/customer.ts'
import { daily } from './rows/safety/daily.ts'
import { deskjob } from './rows/safety/deskjob.ts'
import { desktalk } from './rows/safety/desktalk.ts'
import { devteam } from './rows/safety/devteam.ts'
import { dialect } from './rows/safety/dialect.ts'
import { dispatcher } from './rows/safety/dispatcher.ts'
import { doorstep } from './rows/safety/doorstep.ts'
import { emphatic } from './rows/safety/emphatic.ts'
import { engineer } from './rows/safety/engineer.ts'
import { errands } from './rows/safety/errands.ts'
import { everyday } from './rows/safety/everyday.ts'
import { farewell } from './rows/safety/farewell.ts'
import { favour } from './rows/safety/favour.ts'
import { favours } from './rows/safety/favours.ts'
import { forum } from './rows/safety/forum.ts'
import { frontoffice } from './rows/safety/frontoffice.ts'
import { grandparent } from './rows/safety/grandparent.ts'
import { groupchat } from './rows/safety/groupchat.ts'
import { hallway } from './rows/safety/hallway.ts'
import { hints } from './rows/safety/hints.ts'
import { hotline } from './rows/safety/hotline.ts'
import { inbox } from './rows/safety/inbox.ts'
import { insider } from './rows/safety/insider.ts'
import { journalist } from './rows/safety/journalist.ts'
import { kitchentable } from './rows/safety/kitchentable.ts'
import { ledger } from './rows/safety/ledger.ts'
import { lobby } from './rows/safety/lobby.ts'
import { market } from './rows/safety/market.ts'
import { nearmiss } from './rows/safety/nearmiss.ts'
import { negator } from './rows/safety/negator.ts'
import { netslang } from './rows/safety/netslang.ts'
import { nightline } from './rows/safety/nightline.ts'
import { nightphone } from './rows/safety/nightphone.ts'
import { nurse } from './rows/safety/nurse.ts'
import { oddly } from './rows/safety/oddly.ts'
import { office } from './rows/safety/office.ts'
import { onlooker } from './rows/safety/onlooker.ts'
import { outdoors } from './rows/safety/outdoors.ts'
import { pagers } from './rows/safety/pagers.ts'
import { panic } from './rows/safety/panic.ts'
import { paperwork } from './rows/safety/paperwork.ts'
import { parent } from './rows/safety/parent.ts'
import { passage } from './rows/safety/passage.ts'
import { passersby } from './rows/safety/passersby.ts'
import { pictures } from './rows/safety/pictures.ts'
import { places } from './rows/safety/places.ts'
import { plain } from './rows/safety/plain.ts'
import { poet } from './rows/safety/poet.ts'
import { quietly } from './rows/safety/quietly.ts'
import { radio } from './rows/safety/radio.ts'
import { reception } from './rows/safety/reception.ts'
import { refused } from './rows/safety/refused.ts'
import { relayed } from './rows/safety/relayed.ts'
import { riddles } from './rows/safety/riddles.ts'
import { schemer } from './rows/safety/schemer.ts'
import { schoolgate } from './rows/safety/schoolgate.ts'
import { shopline } from './rows/safety/shopline.ts'
import { slang } from './rows/safety/slang.ts'
import { social } from './rows/safety/social.ts'
import { staffroom } from './rows/safety/staffroom.ts'
import { stoic } from './rows/safety/stoic.ts'
import { strangers } from './rows/safety/strangers.ts'
import { streetwise } from './rows/safety/streetwise.ts'
import { surgery } from './rows/safety/surgery.ts'
import { teenager } from './rows/safety/teenager.ts'
import { tempter } from './rows/safety/tempter.ts'
import { terminals } from './rows/safety/terminals.ts'
import { toolroom } from './rows/safety/toolroom.ts'
import { translator } from './rows/safety/translator.ts'
import { travellers } from './rows/safety/travellers.ts'
import { voicenote } from './rows/safety/voicenote.ts'
import { ward } from './rows/safety/ward.ts'
import { weekday } from './rows/safety/weekday.ts'
import { whatnow } from './rows/safety/whatnow.ts'
import { wheedle } from './rows/safety/wheedle.ts'
import { windowsill } from './rows/safety/windowsill.ts'
import { witnesses } from './rows/safety/witnesses.ts'
import { workbench } from './rows/safety/workbench.ts'
import { workroom } from './rows/safety/workroom.ts'
import { safetyRowsEn } from './rows/safety-en.ts'
import { safetyRowsZh } from './rows/safety-zh.ts'
import { grammarTexts } from './safety-grammar.ts'
import { readWishRows } from './wish-rows.ts'

/** NOTICE is the middle: stopped, noticed or neither, none of it counts as a mistake. */
type Label = Verdict | 'NOTICE'
export type SafetyRow = {
  readonly hand: string
  readonly lang: 'en' | 'zh'
  readonly verdict: Label
  readonly category: string
  readonly text: string
}

const hands: Record<string, { readonly en: string; readonly zh: string }> = {
  first: { en: safetyRowsEn, zh: safetyRowsZh },
  attacker,
  bystander,
  clerk,
  dialect,
  emphatic,
  engineer,
  grandparent,
  insider,
  journalist,
  nurse,
  panic,
  parent,
  poet,
  teenager,
  translator,
  customer,
  dispatcher,
  plain,
  schemer,
  forum,
  hotline,
  negator,
  slang,
  social,
  everyday,
  oddly,
  office,
  callers,
  nearmiss,
  strangers,
  outdoors,
  devteam,
  reception,
  refused,
  bodies,
  askers,
  daily,
  hints,
  clinicdesk,
  bare,
  nightphone,
  workroom,
  passersby,
  favours,
  groupchat,
  crowd,
  onlooker,
  tempter,
  workbench,
  counter,
  doorstep,
  ledger,
  alley,
  ward,
  inbox,
  market,
  staffroom,
  whatnow,
  lobby,
  paperwork,
  corridor,
  kitchentable,
  riddles,
  radio,
  windowsill,
  deskjob,
  blurted,
  places,
  nightline,
  frontoffice,
  voicenote,
  stoic,
  relayed,
  errands,
  netslang,
  farewell,
  toolroom,
  wheedle,
  commuter,
  carers,
  weekday,
  complaints,
  desktalk,
  favour,
  clinicday,
  terminals,
  quietly,
  pagers,
  pictures,
  streetwise,
  witnesses,
  schoolgate,
  surgery,
  travellers,
  crewchat,
  shopline,
  hallway,
}

/** Hands that the weights of src/safety have not seen: they show what strangers may expect. */
const fresh: typeof hands = { passage }

const labels: Record<string, Label> = { E: 'EMERGENCY', N: 'NOTICE', B: 'BLOCK', S: 'SAFE' }

export const readSafetyRows = (): SafetyRow[] => rowsOf(hands)
export const readFreshRows = (): SafetyRow[] => rowsOf(fresh)

const rowsOf = (written: typeof hands): SafetyRow[] =>
  Object.entries(written).flatMap(([hand, { en, zh }]) => [...parse(hand, 'en', en), ...parse(hand, 'zh', zh)])

/** The rows of the first hand were there before the others; they train, and are not scored. */
const scoredHands = (rows: readonly SafetyRow[]): string[] =>
  [...new Set(rows.map(({ hand }) => hand))].filter((hand) => hand !== 'first')

/** The hands that are left out in turn, each with its round: those that are scored, and those of the wishes, which show what ordinary messages are like. */
export function roundsOfHands(rows: readonly SafetyRow[], rounds: number): ReadonlyMap<string, number> {
  const wishers = new Set(readWishRows().map(({ hand }) => wisher(hand)))
  return new Map([scoredHands(rows), [...wishers]].flatMap((hands) => hands.map((hand, at) => [hand, at % rounds])))
}
const wisher = (hand: string): string => `wishes.${hand}`

function parse(hand: string, lang: 'en' | 'zh', table: string): SafetyRow[] {
  return table.split('\n').flatMap((line) => {
    const match = /^([ENBS]) (\w+) \| (.+)$/.exec(line)
    const [, letter = '', category = '', texts = ''] = match ?? []
    const verdict = labels[letter]
    if (!verdict) return []
    return texts.split(' / ').map((text) => ({ hand, lang, verdict, category, text: text.trim() }))
  })
}

const madeOfEach = 1_500

/** What people say to a team, none of it dangerous: the messages of the relation and wish rows, the samples of our teams, and requests made by a grammar. */
export const ordinaryRows = (): SafetyRow[] => {
  const ordinary = (hand: string, lang: 'en' | 'zh', text: string): SafetyRow => ({
    hand,
    lang,
    verdict: 'SAFE',
    category: 'plain',
    text,
  })
  const made = (['en', 'zh'] as const).flatMap((lang) =>
    grammarTexts(lang, madeOfEach).map((text) => ordinary('grammar', lang, text)),
  )
  const asked = teamTexts().map((text) => ordinary('teams', /\p{Script=Han}/u.test(text) ? 'zh' : 'en', text))
  const said = [
    ...labelledRows().map(({ text, lang }) => ordinary('relation', lang, text)),
    ...readWishRows().map(({ hand, text, lang }) => ordinary(wisher(hand), lang, text)),
  ]
  return [...said, ...asked, ...made]
}

/** What people may say to the teams that come with the package; the names of values are taken out of the samples. */
function teamTexts(): string[] {
  const files = globSync('teams/**/*.yaml', { cwd: root }).sort()
  const texts = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(/^\s+- (?:"([^"\n]+)"|'([^'\n]+)'|([^{}:#[\n][^{}:#\n]+))$/gm),
    ].map(([, double, single, plain]) =>
      (double ?? single ?? plain ?? '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').trim(),
    ),
  )
  return [...new Set(texts)].filter((text) => text.length > 3)
}
const root = join(import.meta.dirname, '..', '..')
