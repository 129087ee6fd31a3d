/** The table of programs: what is known about each. What is not here is rated high (call:C1). */
import type { Program } from '../program.ts'
import { git } from './git.ts'
import { machine } from './machine.ts'
import { network } from './network.ts'
import { packages } from './packages.ts'
import { reading } from './reading.ts'
import { shells } from './shells.ts'
import { writing } from './writing.ts'

/** Later rows win, so the stricter tables stand last. */
export const programs: ReadonlyMap<string, Program> = new Map([
  ...packages,
  ...reading,
  ...writing,
  ...git,
  ...network,
  ...shells,
  ...machine,
])
