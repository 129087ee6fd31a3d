/**
 * The command line (commander): names, arguments and options of every command. What a command does is its own file; each is
 * loaded only when it is called.
 *
 * P1. A usage error is told like any other problem, and the exit code is 2.
 */

import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import widthOf from 'string-width'
import { ok, type Result } from '../core/contracts/result.ts'
import type { Lang } from '../core/text/language.ts'
import { langs } from '../core/text/language.ts'
import { defaultFolder } from '../journal/data-folder.ts'
import { logTarget, openLog } from '../log/log.ts'
import { chooseLang, isLangOpen } from '../terminal/locale.ts'
import { addCommands } from './commands.ts'
import { type Io, ioOf, type Process } from './io.ts'
import { tell, tellProblem } from './report.ts'
import { cliTexts, exits, type Session } from './session.ts'
import type { CliTexts } from './texts/texts.ts'
import { usageProblem } from './usage.ts'

type Globals = { readonly data?: string; readonly lang?: string; readonly json?: true; readonly verbose?: true }

export async function runProgram(
  args: readonly string[],
  process: Process,
  about: { version: string; traceId: string },
): Promise<number> {
  const io = ioOf(process)
  const lang = chooseLang(args, io.env)
  const texts = cliTexts[lang]
  let exit: number = exits.done
  const program = describe(new Command('signalbox'), texts, about.version)
  program.configureOutput({ writeOut: io.out, writeErr: () => {}, getOutHelpWidth: () => io.columns ?? 80 })
  const told = { io, json: args.includes('--json'), texts, traceId: about.traceId, call: io.call }
  addCommands(program, texts, async (command, options) => {
    const session = openSession({ io, lang, traceId: about.traceId, globals: program.opts() })
    if (session.ok) exit = await command(options, session.value)
    else exit = tellProblem(told, session.problem, lang)
  })
  try {
    await program.parseAsync(args, { from: 'user' })
    return exit
  } catch (thrown) {
    if (!(thrown instanceof CommanderError)) throw thrown
    if (thrown.exitCode === 0) return exits.done
    tell(told, usageProblem(thrown, texts, io.call))
    return exits.usage
  }
}

function openSession({
  io,
  lang,
  traceId,
  globals,
}: {
  io: Io
  lang: Lang
  traceId: string
  globals: Globals
}): Result<Session> {
  const target = logTarget(io.env.SIGNALBOX_LOG, globals.verbose === true)
  if (!target.ok) return target
  const log = openLog(target.value, traceId)
  if (!log.ok) return log
  return ok({
    io,
    lang,
    isLangOpen: isLangOpen(globals.lang, io.env),
    traceId,
    texts: cliTexts[lang],
    json: globals.json === true,
    folder: globals.data ?? defaultFolder(io.env),
    call: globals.data === undefined ? io.call : `${io.call} --data ${quoted(globals.data)}`,
    log: log.value,
    logTarget: target.value,
  })
}

/** Quoted for a shell where it has to be. */
const quoted = (text: string): string => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)

function describe(program: Command, texts: CliTexts, version: string): Command {
  const { options, titles } = texts
  const translated: Readonly<Record<string, string>> = {
    'Usage:': titles.usage,
    'Arguments:': titles.arguments,
    'Options:': titles.options,
    'Global Options:': titles.globalOptions,
    'Commands:': titles.commands,
  }
  return program
    .description(texts.about)
    .version(version, '-V, --version', options.version)
    .addOption(new Option('--data <DIR>', options.data))
    .addOption(new Option('--lang <LANG>', options.lang).argParser(langOr(texts.hints.lang)))
    .addOption(new Option('--json', options.json))
    .addOption(new Option('--verbose', options.verbose))
    .helpOption('-h, --help', options.help)
    .helpCommand('help [COMMAND]', texts.commands.help)
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => translated[title] ?? title,
      displayWidth: widthOf,
    })
    .exitOverride()
    .showSuggestionAfterError(true)
}

const langOr =
  (hint: string) =>
  (text: string): string => {
    if (!(langs as readonly string[]).includes(text)) throw new InvalidArgumentError(hint)
    return text
  }
