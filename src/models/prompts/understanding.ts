/** The prompt of the `model` engine, which stands beside its code. */
import { modelInstructions } from '../../understanding/model-instructions.ts'
import type { Prompt } from './prompt.ts'

export const understanding: Prompt = { phase: 'understanding', ...modelInstructions }
