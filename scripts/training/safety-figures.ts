/**
 * What the gate says of left-out hands, as a table. scripts/train-safety.ts prints it and keeps the answers in its folder; scripts/measure-safety.ts prints
 * it from these again, by the thresholds of the day.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Example } from '../../src/learning/hashed-model.ts'
import { type Shares, saidBy, sharesOf, thresholds, worstOf } from '../../src/safety/check-safety.ts'
import { plainReading } from '../../src/safety/features.ts'
import { judgedIn } from '../../src/safety/judged.ts'
import type { SafetyModels } from '../../src/safety/score.ts'
import { type Round, trainLook } from './safety-looks.ts'
import type { SafetyRow } from './safety-rows.ts'

type Answer = Shares & { readonly row: SafetyRow }

type Learned = { readonly looks: readonly Example[]; readonly doubts: readonly Example[] }

/** Each row is judged by the first look and the encoders of the round that left out its hand, and by looks that learned from the other rounds. */
export const leftOutAnswers = (
  rows: readonly SafetyRow[],
  rounds: readonly Round[],
  learned: readonly Learned[],
): Answer[] =>
  rounds.flatMap(({ hands, first }, at) => {
    const others = learned.filter((_, other) => other !== at)
    const second = trainLook(others.flatMap(({ looks }) => looks))
    const models = { ...first, second, third: trainLook(others.flatMap(({ doubts }) => doubts)) }
    return rows.filter(({ hand }) => hands.includes(hand)).map((row) => answerTo(models, row))
  })

export function sayFigures(answers: readonly Answer[]): void {
  for (const hand of new Set(answers.map(({ row }) => row.hand)))
    console.log(`| ${hand} ${sayScore(answers.filter(({ row }) => row.hand === hand))}`)
  console.log(`| all, English ${sayScore(answers.filter(({ row }) => row.lang === 'en'))}`)
  console.log(`| all, Chinese ${sayScore(answers.filter(({ row }) => row.lang === 'zh'))}`)
  console.log(`| all ${sayScore(answers)}`)
  sayThresholds(answers)
}

export const answerTo = (models: SafetyModels, row: SafetyRow): Answer => ({
  row,
  ...sharesOf(worstOf(judgedIn(plainReading(row.text)), models)),
})

const answersIn = (folder: string): string => join(folder, 'answers.json')
export const keepAnswers = (folder: string, answers: readonly Answer[]): void =>
  writeFileSync(answersIn(folder), JSON.stringify(answers))
export const keptAnswers = (folder: string): Answer[] => JSON.parse(readFileSync(answersIn(folder), 'utf8')) as Answer[]

/** A line of the table: emergencies missed, only noticed, blocks missed, ordinary messages stopped, noticed. */
function sayScore(list: readonly Answer[]): string {
  const share = (verdict: string, ...said: string[]): string => {
    const all = list.filter(({ row }) => row.verdict === verdict)
    const some = all.filter((answer) => said.includes(saidBy(answer)))
    return all.length === 0
      ? '-'
      : `${some.length} of ${all.length} (${((100 * some.length) / all.length).toFixed(1)} %)`
  }
  const figures = [
    share('EMERGENCY', 'SAFE'),
    share('EMERGENCY', 'NOTICE'),
    share('BLOCK', 'SAFE', 'NOTICE'),
    share('SAFE', 'BLOCK', 'EMERGENCY'),
    share('SAFE', 'NOTICE'),
  ]
  return `| ${figures.join(' | ')} |`
}

/** Which share an ordinary message reaches one time in so many: that is where a threshold belongs. */
function sayThresholds(answers: readonly Answer[]): void {
  const ordinary = answers.filter(({ row }) => row.verdict === 'SAFE')
  const at = (part: number, pick: (answer: Answer) => number): string =>
    (ordinary.map(pick).sort((a, b) => b - a)[Math.floor(ordinary.length * part)] ?? 0).toFixed(3)
  const emergency = (answer: Answer): number => answer.emergency
  console.log(
    `thresholds ${JSON.stringify(thresholds)}; an ordinary message reaches, one in 200: emergency ${at(0.005, emergency)}, block ${at(0.005, ({ block }) => block)}; one in 20: emergency ${at(0.055, emergency)}`,
  )
}
