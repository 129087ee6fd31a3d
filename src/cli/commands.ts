/** Every command: its name, its arguments, and the file that runs it. A file is loaded when its command is called. */
import { Argument, InvalidArgumentError, Option } from 'commander'
import { isConversationId } from '../core/state/conversation-id.ts'
import type { Add } from './add-command.ts'
import { engineKinds } from './engine-names.ts'
import { addTeamCommands } from './team-commands.ts'

export const addCommands: Add = (program, texts, call) => {
  addFirst(program, texts, call)
  addReaders(program, texts, call)
  addWriters(program, texts, call)
  addActing(program, texts, call)
  addUndo(program, texts, call)
  addDoctor(program, texts, call)
  addSimulation(program, texts, call)
  addTeamCommands(program, texts, call)
}

const addFirst: Add = (program, { commands, options, arguments: args }, call) => {
  program
    .command('start')
    .description(commands.start)
    .addOption(new Option('--as <MEMBER>', options.asTyping))
    .addOption(new Option('--engine <ENGINE>', options.engine).choices(engineKinds))
    .addOption(new Option('--workspace <DIR>', options.workspace))
    .addOption(new Option('--team <DIR>', options.startTeam))
    .action(async ({ as, engine, workspace, team }) =>
      call((await import('./start.ts')).start, { as, engine, workspace, team }),
    )
  program
    .command('explain')
    .description(commands.explain)
    .addArgument(new Argument('<KIND>', args.kind))
    .addOption(new Option('--team <DIR>', options.team))
    .addOption(new Option('--engine <ENGINE>', options.engine).choices(engineKinds))
    .action(async (kind, { team, engine }) => call((await import('./explain.ts')).explain, { kind, team, engine }))
}

const addActing: Add = (program, { commands, options, hints, arguments: args }, call) => {
  const policies = ['always', 'never', 'ask-high'] as const
  program
    .command('act')
    .description(commands.act)
    .addOption(new Option('--workspace <DIR>', options.workspace).makeOptionMandatory())
    .addOption(new Option('--confirm <POLICY>', options.confirm).choices(policies).default('always'))
    .addOption(new Option('--state <DIR>', options.state))
    .action(async ({ workspace, confirm, state }) =>
      call((await import('./act.ts')).act, { workspace, confirm, state }),
    )
  program
    .command('context')
    .description(commands.context)
    .addArgument(new Argument('[TEXT]', args.request))
    .addOption(new Option('--workspace <DIR>', options.workspace))
    .addOption(new Option('--in <ID>', options.contextIn).conflicts('workspace'))
    .addOption(new Option('--budget <COUNT>', options.budget).argParser(oneOrMore(hints.number)).default(8000))
    .action(async (text, { workspace, in: conversation, budget }) =>
      call((await import('./context.ts')).context, { workspace, text, conversation, budget }),
    )
}

const addUndo: Add = (program, { commands, options, hints, arguments: args }, call) => {
  program
    .command('undo')
    .description(commands.undo)
    .addArgument(new Argument('<ID>', args.id))
    .addOption(new Option('--decision <D>', options.undoDecision).conflicts(['task', 'to']))
    .addOption(new Option('--task <T>', options.undoTask).conflicts(['decision', 'to']))
    .addOption(new Option('--to <SEQ>', options.undoTo).argParser(wholeNumber(hints.number)))
    .addOption(new Option('--preview', options.preview))
    .addOption(new Option('--as <MEMBER>', options.asMember))
    .action(async (id, { decision, task, to, as, preview = false }) =>
      call((await import('./undo.ts')).undo, { id, decision, task, to, as, preview }),
    )
}

const addDoctor: Add = (program, { commands, arguments: args }, call) => {
  program
    .command('prompts')
    .description(commands.prompts)
    .addArgument(new Argument('[PHASE]', args.phase))
    .action(async (phase) => call((await import('./prompts.ts')).showPrompts, { phase }))
  program
    .command('doctor')
    .description(commands.doctor)
    .action(async () => call((await import('./doctor.ts')).doctor, {}))
}

const addSimulation: Add = (program, { commands, options, hints }, call) => {
  const count = wholeNumber(hints.number)
  program
    .command('simulate')
    .description(commands.simulate)
    .addOption(new Option('--seeds <COUNT>', options.seeds).argParser(oneOrMore(hints.oneOrMore)).default(20))
    .addOption(new Option('--from <SEED>', options.seed).argParser(count).default(1))
    .addOption(new Option('--steps <COUNT>', options.steps).argParser(count).default(400))
    .addOption(new Option('--faults <KINDS>', options.faults).argParser((kinds: string) => kinds.split(',')))
    .addOption(new Option('--conversations <COUNT>', options.conversations).argParser(oneOrMore(hints.oneOrMore)))
    .action(async (asked) => {
      const { simulate } = await import('./simulate.ts')
      await call((wanted: typeof asked, { io }) => simulate(wanted, io.out), asked)
    })
}

const addReaders: Add = (program, { commands, options, hints, arguments: args }, call) => {
  program
    .command('list')
    .description(commands.list)
    .addOption(new Option('--limit <COUNT>', options.limit).argParser(wholeNumber(hints.number)).default(50))
    .action(async ({ limit }) => call((await import('./list.ts')).list, { limit }))
  program
    .command('show')
    .description(commands.show)
    .addArgument(new Argument('<ID>', args.id))
    .addOption(new Option('--all', options.all))
    .action(async (id, { all = false }) => call((await import('./show.ts')).show, { id, all }))
  program
    .command('export')
    .description(commands.export)
    .addArgument(new Argument('<ID>', args.id))
    .action(async (id) => call((await import('./export.ts')).exportConversation, { id }))
  program
    .command('replay')
    .description(commands.replay)
    .addArgument(new Argument('<ID>', args.id))
    .action(async (id) => call((await import('./replay.ts')).replay, { id }))
}

const addWriters: Add = (program, { commands, options, hints, arguments: args }, call) => {
  program
    .command('import')
    .description(commands.import)
    .addArgument(new Argument('<FILE>', args.file))
    .addOption(new Option('--as <ID>', options.as).argParser(newId(hints.id)))
    .action(async (file, { as }) => call((await import('./import.ts')).importConversation, { file, as }))
  program
    .command('fork')
    .description(commands.fork)
    .addArgument(new Argument('<ID>', args.id))
    .addOption(new Option('--at <SEQ>', options.at).argParser(wholeNumber(hints.number)).makeOptionMandatory())
    .addOption(new Option('--as <ID>', options.as).argParser(newId(hints.id)))
    .action(async (id, { at, as }) => call((await import('./fork.ts')).forkConversation, { id, at, as }))
  program
    .command('retain')
    .description(commands.retain)
    .addOption(new Option('--older-than <AGE>', options.olderThan).argParser(age(hints.age)).makeOptionMandatory())
    .addOption(new Option('--dry-run', options.dryRun))
    .action(async ({ olderThan, dryRun = false }) =>
      call((await import('./retain.ts')).retainConversations, { olderThanMs: olderThan, dryRun }),
    )
}

const parsed =
  <T>(hint: string, read: (text: string) => T | undefined) =>
  (text: string): T => {
    const value = read(text)
    if (value === undefined) throw new InvalidArgumentError(hint)
    return value
  }

const wholeNumber = (hint: string) => parsed(hint, (text) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined))

const oneOrMore = (hint: string) => parsed(hint, (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined))

/** An id is used in commands, file names and addresses. */
const newId = (hint: string) => parsed(hint, (text) => (isConversationId(text) ? text : undefined))

const units = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1_000 } as const
const age = (hint: string) =>
  parsed(hint, (text) => {
    const [, count, unit] = /^(\d{1,6})([dhms])$/.exec(text) ?? []
    return count === undefined ? undefined : Number(count) * units[unit as keyof typeof units]
  })
