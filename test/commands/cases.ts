/**
 * Shell lines and what they are, one a line in three files: `low` only reads in the workspace or prints, `medium` is ordinary work inside
 * it, `high` is dangerous. They were written before the table of programs was tuned, and every third one was not looked at while it was.
 * `⏎` is a line feed.
 */
import { readFileSync } from 'node:fs'
import type { Risk } from '../../src/core/contracts/acting.ts'

export type Case = { readonly command: string; readonly risk: Risk; readonly heldOut: boolean }

const read = (risk: Risk): readonly Case[] =>
  readFileSync(new URL(`${risk}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line, at) => ({ command: line.replaceAll('⏎', '\n'), risk, heldOut: at % 3 === 2 }))

/** Written later, to attack what was there: each was looked at. */
const seen = (): readonly Case[] =>
  readFileSync(new URL('seen.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [risk, ...command] = line.split('|')
      return { command: command.join('|').replaceAll('⏎', '\n'), risk: risk as Risk, heldOut: false }
    })

export const cases: readonly Case[] = [...read('low'), ...read('medium'), ...read('high'), ...seen()]
