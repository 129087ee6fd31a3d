/** What the commands say, besides what views/texts says of conversations. Both languages are checked against this type. */

import type { agent } from '../../core/machines/agent.ts'
import type { StateOf } from '../../core/machines/machine.ts'
import type { CheckName } from '../doctor-checks.ts'

type Titles = 'usage' | 'arguments' | 'options' | 'globalOptions' | 'commands'

export type CliTexts = {
  readonly about: string
  readonly titles: Readonly<Record<Titles, string>>
  readonly commands: {
    readonly [name in
      | 'start'
      | 'list'
      | 'show'
      | 'export'
      | 'import'
      | 'fork'
      | 'replay'
      | 'retain'
      | 'explain'
      | 'act'
      | 'doctor'
      | 'context'
      | 'simulate'
      | 'run'
      | 'memory'
      | 'undo'
      | 'agents'
      | 'eval'
      | 'team'
      | 'validate'
      | 'deploy'
      | 'teams'
      | 'newTeam'
      | 'testTeam'
      | 'trust'
      | 'agent'
      | 'newAgent'
      | 'addAgent'
      | 'prompts'
      | 'record'
      | 'help']: string
  }
  readonly cassettes: {
    readonly same: (name: string) => string
    readonly differs: (name: string) => string
    readonly expected: string
    readonly said: string
  }
  readonly doctor: {
    readonly names: Readonly<Record<CheckName, string>>
    readonly without: Readonly<Record<CheckName, { readonly missing: string; readonly next: string }>>
  }
  readonly arguments: Readonly<
    Record<'id' | 'file' | 'kind' | 'text' | 'request' | 'team' | 'name' | 'set' | 'agentKind' | 'phase', string>
  >
  readonly options: Readonly<
    Record<
      | 'data'
      | 'lang'
      | 'json'
      | 'verbose'
      | 'help'
      | 'version'
      | 'limit'
      | 'all'
      | 'as'
      | 'at'
      | 'olderThan'
      | 'engine'
      | 'cassette'
      | 'program'
      | 'server'
      | 'memberId'
      | 'workspace'
      | 'confirm'
      | 'budget'
      | 'startTeam'
      | 'state'
      | 'dryRun'
      | 'team'
      | 'in'
      | 'key'
      | 'asMember'
      | 'asTyping'
      | 'answer'
      | 'yes'
      | 'trust'
      | 'forget'
      | 'contextIn'
      | 'undoDecision'
      | 'undoTask'
      | 'undoTo'
      | 'preview'
      | 'train'
      | 'test'
      | 'agentsTrain'
      | 'agentsTest'
      | 'out'
      | 'few'
      | 'drawSeed'
      | 'shipped'
      | 'for'
      | 'sample'
      | 'says'
      | 'seed'
      | 'seeds'
      | 'steps'
      | 'faults'
      | 'conversations',
      string
    >
  >
  readonly usage: {
    readonly unknownCommand: (name: string) => string
    readonly unknownOption: (name: string) => string
    readonly missingArgument: (name: string) => string
    readonly missingValue: (name: string) => string
    readonly missingOption: (name: string) => string
    readonly tooMany: string
    readonly badValue: (name: string, hint: string) => string
    readonly noCommand: string
    readonly unknownKind: (name: string, known: string) => string
    readonly teamNeeded: (kind: string) => string
    readonly didYouMean: (name: string) => string
    readonly seeHelp: (call: string) => string
  }
  readonly hints: {
    readonly id: string
    readonly number: string
    readonly oneOrMore: string
    readonly age: string
    readonly lang: string
  }
  readonly errorLines: { readonly next: string; readonly code: string }
  readonly list: {
    readonly none: string
    readonly heads: readonly [
      id: string,
      team: string,
      status: string,
      events: string,
      last: string,
      next: string,
      said: string,
    ]
    readonly damaged: string
    readonly more: (count: number) => string
  }
  readonly show: {
    readonly now: (status: string, next: readonly string[]) => string
    readonly hidden: (count: number) => string
  }
  /** What to do about a team that is not there, or has faults. */
  readonly otherTeam: string
  /** A message with a key that was sent before. */
  readonly saidAlready: (seq: number) => string
  readonly imported: (id: string, events: number) => string
  readonly letThrough: (messages: number, firstSeq: number) => string
  readonly forked: (id: string, from: string, seq: number) => string
  readonly replay: {
    readonly proved: (id: string) => string
    readonly events: (count: number) => string
    readonly folded: string
    readonly snapshot: (seq: number) => string
    readonly noSnapshot: string
    readonly untouched: (open: number) => string
    readonly hash: string
  }
  readonly retain: {
    readonly removed: (count: number) => string
    readonly wouldRemove: (count: number) => string
    readonly nothing: string
  }
  readonly run: Readonly<
    Record<'completed' | 'waiting' | 'waitingForWords' | 'failed' | 'canceled', (id: string, who: string) => string>
  > & {
    readonly say: string
    /** How an answer that says why is typed. */
    readonly why: (key: string) => string
    readonly offer: (member: string, reason: string) => string
  }
  readonly undo: Readonly<Record<'wouldRestore' | 'withYes' | 'restored' | 'left' | 'nothing', string>>
  /** Told wherever a workspace is in use. */
  readonly sandbox: Readonly<Record<'overlay' | 'walls' | 'none', (workspace: string) => string>>
  readonly memory: {
    readonly titles: {
      readonly m1: (turns: number, tokens: number) => string
      readonly m2: string
      readonly m3: string
    }
    readonly none: string
    readonly forgotten: (entry: number) => string
  }
  readonly agents: {
    readonly none: string
    readonly ofTeam: (team: string) => string
    /** The seats of an agent are counted from 1. */
    readonly seat: (number: number) => string
    readonly states: Readonly<Record<StateOf<typeof agent>, string>>
    readonly errors: (count: number) => string
    readonly breaker: string
    readonly inLine: (place: number) => string
    readonly until: string
  }
  readonly eval: { readonly noSet: string; readonly next: string }
  readonly explain: {
    readonly typeLines: string
    readonly refused: string
    readonly intent: Readonly<
      Record<
        | 'goal'
        | 'action'
        | 'urgency'
        | 'relation'
        | 'route'
        | 'asksFirst'
        | 'frames'
        | 'focus'
        | 'slots'
        | 'missing'
        | 'why'
        | 'operations',
        string
      >
    >
  }
  readonly trust: {
    readonly done: (dir: string, commands: readonly string[]) => string
    readonly ask: (dir: string, commands: readonly string[]) => string
    /** Said when the person leaves the screens. */
    readonly withheld: (dir: string) => string
  }
  readonly start: {
    readonly title: string
    readonly where: (id: string, folder: string) => string
    /** Said when the person leaves the screens. */
    readonly kept: (folder: string, call: string) => string
    readonly tryNext: string
    readonly tries: readonly (readonly [command: string, what: string])[]
  }
}
