/** Every command: its name, what it takes, and which file does it. */
import { Argument, type Command, InvalidArgumentError, Option } from 'commander'
import type { Session } from './session.ts'
import type { CliTexts } from './texts/texts.ts'

type Does<O> = (options: O, session: Session) => Promise<number>
export type Call = <O>(command: Does<O>, options: O) => Promise<void>

export function addCommands(program: Command, texts: CliTexts, call: Call): void {
  addReaders(program, texts, call)
  const { commands } = texts
  program
    .command('start')
    .description(commands.start)
    .action(async () => call((await import('./start.ts')).start, {}))
}

function addReaders(program: Command, { commands, options, hints, ...texts }: CliTexts, call: Call): void {
  const id = (): Argument => new Argument('<ID>', texts.arguments.id)
  program
    .command('list')
    .description(commands.list)
    .addOption(new Option('--limit <COUNT>', options.limit).argParser(wholeNumber(hints.number)).default(50))
    .action(async ({ limit }) => call((await import('./list.ts')).list, { limit }))
  program
    .command('show')
    .description(commands.show)
    .addArgument(id())
    .addOption(new Option('--all', options.all))
    .action(async (asked, { all = false }) => call((await import('./show.ts')).show, { id: asked, all }))
  program
    .command('export')
    .description(commands.export)
    .addArgument(id())
    .action(async (asked) => call((await import('./export.ts')).exportConversation, { id: asked }))
}

const wholeNumber =
  (hint: string) =>
  (text: string): number => {
    if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(hint)
    return Number(text)
  }
