/** The eight tables, for the docs page, the walk and the model check. */
import { agent } from './agent.ts'
import { intake } from './intake.ts'
import { interrupt } from './interrupt.ts'
import { run } from './run.ts'
import { talk } from './talk.ts'
import { task } from './task.ts'
import { turn } from './turn.ts'
import { workflow } from './workflow.ts'

export const machines = [talk, intake, workflow, interrupt, turn, task, agent, run] as const
