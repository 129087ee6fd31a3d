/** commander's errors about arguments, in the reader's language. */
import type { CommanderError } from 'commander'
import type { CliTexts } from './texts/texts.ts'

type UsageProblem = { readonly code: 'E_INVALID_ARGS'; readonly message: string; readonly next: string }

export function usageProblem(error: CommanderError, { usage }: CliTexts, call: string): UsageProblem {
  const [name = ''] = quotedIn(error.message)
  const meant = /\(Did you mean (?:one of )?(.*?)\?\)/.exec(error.message)?.[1]
  const sentence = sentenceFor(error, name, usage)
  const message = meant === undefined ? sentence : sentence + usage.didYouMean(meant)
  return { code: 'E_INVALID_ARGS', message, next: usage.seeHelp(call) }
}

function sentenceFor(error: CommanderError, name: string, usage: CliTexts['usage']): string {
  switch (error.code) {
    case 'commander.unknownCommand':
      return usage.unknownCommand(name)
    case 'commander.unknownOption':
      return usage.unknownOption(name)
    case 'commander.missingArgument':
      return usage.missingArgument(name)
    case 'commander.optionMissingArgument':
      return usage.missingValue(name)
    case 'commander.missingMandatoryOptionValue':
      return usage.missingOption(name)
    case 'commander.excessArguments':
      return usage.tooMany
    case 'commander.invalidArgument':
      return usage.badValue(name, /is invalid\. (.*)$/s.exec(error.message)?.[1] ?? '?')
    case 'commander.help':
      return usage.noCommand
    default:
      return error.message
  }
}

const quotedIn = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map(([, name]) => name ?? '')
