/** Every prompt by its phase; `signalbox prompts` shows them. */
import { executor } from './executor.ts'
import { planner } from './planner.ts'
import type { Phase, Prompt } from './prompt.ts'
import { reviewer } from './reviewer.ts'
import { safety } from './safety.ts'
import { summariser } from './summariser.ts'
import { understanding } from './understanding.ts'

export const prompts: Readonly<Record<Phase, Prompt>> = {
  planner,
  executor,
  reviewer,
  summariser,
  understanding,
  safety,
}
