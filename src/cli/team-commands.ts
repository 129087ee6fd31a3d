/** The commands of teams and of understanding: names, arguments and options. What each does is its own file. */
import { Argument, Option } from 'commander'
import type { Add } from './add-command.ts'
import { engineKinds } from './engine-names.ts'

export const addTeamCommands: Add = (program, texts, call) => {
  addRun(program, texts, call)
  addEval(program, texts, call)
  addTeams(program, texts, call)
  addAgents(program, texts, call)
}

const collect = (text: string, sofar: string[]): string[] => [...sofar, text]

const addRun: Add = (program, { commands, options, arguments: args }, call) => {
  program
    .command('run')
    .description(commands.run)
    .addArgument(new Argument('<TEXT>', args.text))
    .addOption(new Option('--team <DIR>', options.team))
    .addOption(new Option('--in <ID>', options.in))
    .addOption(new Option('--key <KEY>', options.key))
    .addOption(new Option('--as <MEMBER>', options.asMember))
    .addOption(new Option('--answer <TEXT>', options.answer).argParser(collect).default([]))
    .addOption(new Option('--yes', options.yes))
    .addOption(new Option('--trust', options.trust))
    .addOption(new Option('--workspace <DIR>', options.workspace))
    .addOption(new Option('--engine <ENGINE>', options.engine).choices(engineKinds))
    .action(async (text, { in: id, answer: answers, yes = false, trust = false, ...rest }) =>
      call((await import('./run.ts')).run, { ...rest, text, in: id, answers, yes, trust }),
    )
  program
    .command('record')
    .description(commands.record)
    .addArgument(new Argument('<TEXT>', args.text))
    .addOption(new Option('--team <DIR>', options.team).makeOptionMandatory())
    .addOption(new Option('--answer <TEXT>', options.answer).argParser(collect).default([]))
    .addOption(new Option('--workspace <DIR>', options.workspace))
    .addOption(new Option('--name <NAME>', options.cassette).default('first'))
    .action(async (text, { team, answer: answers, workspace, name }) =>
      call((await import('./record.ts')).record, { text, team, answers, workspace, name }),
    )
  program
    .command('memory')
    .description(commands.memory)
    .addArgument(new Argument('<ID>', args.id))
    .addOption(new Option('--forget <ENTRY>', options.forget).argParser(Number))
    .addOption(new Option('--as <MEMBER>', options.asMember))
    .action(async (id, { forget, as }) => call((await import('./memory.ts')).memory, { id, forget, as }))
}

const addEval: Add = (program, { commands, options, arguments: args }, call) => {
  program
    .command('eval')
    .description(commands.eval)
    .addArgument(new Argument('[SET]', args.set))
    .addOption(new Option('--train <FILE>', options.train))
    .addOption(new Option('--test <FILE>', options.test))
    .addOption(new Option('--agents-train <FILE>', options.agentsTrain))
    .addOption(new Option('--agents-test <FILE>', options.agentsTest))
    .addOption(new Option('--out <FILE>', options.out))
    .addOption(new Option('--few <K>', options.few).argParser(Number))
    .addOption(new Option('--seed <SEED>', options.drawSeed))
    .addOption(new Option('--shipped', options.shipped))
    .action(async (set, files) => call((await import('./eval.ts')).evaluateSet, { set, ...files }))
}

const addTeams: Add = (program, { commands, arguments: args }, call) => {
  const team = program.command('team').description(commands.team)
  const named = (name: string, about: string, does: 'validate' | 'deploy' | 'test' | 'trust'): void => {
    team
      .command(name)
      .description(about)
      .addArgument(new Argument('<TEAM>', args.team))
      .action(async (dir) => call((await import('./teams.ts')).teamCommand, { does, team: dir }))
  }
  named('validate', commands.validate, 'validate')
  named('deploy', commands.deploy, 'deploy')
  named('test', commands.testTeam, 'test')
  named('trust', commands.trust, 'trust')
  team
    .command('list')
    .description(commands.teams)
    .action(async () => call((await import('./teams.ts')).list, {}))
  team
    .command('new')
    .description(commands.newTeam)
    .addArgument(new Argument('<NAME>', args.name))
    .action(async (name) => call((await import('./teams.ts')).newTeam, { name }))
}

const addAgents: Add = (program, { commands, options, arguments: args }, call) => {
  const agent = program.command('agent').description(commands.agent)
  agent
    .command('add')
    .description(commands.addAgent)
    .addArgument(new Argument('[KIND]', args.agentKind))
    .addOption(new Option('--command <COMMAND>', options.program))
    .addOption(new Option('--mcp <COMMAND>', options.server))
    .addOption(new Option('--team <DIR>', options.team))
    .addOption(new Option('--id <ID>', options.memberId))
    .action(async (name, { command, mcp, team, id }) =>
      mcp === undefined
        ? call((await import('./agent-add.ts')).addAgent, { name, command, team, id })
        : call((await import('./agent-add-mcp.ts')).addMcp, { mcp, id, team }),
    )
  agent
    .command('new')
    .description(commands.newAgent)
    .addArgument(new Argument('<NAME>', args.name))
    .addOption(new Option('--team <DIR>', options.team).makeOptionMandatory())
    .addOption(new Option('--for <TEXT>', options.for))
    .addOption(new Option('--sample <TEXT>', options.sample).argParser(collect).default([]))
    .addOption(new Option('--answer <TEXT>', options.says))
    .action(async (name, { team, for: about, sample: samples, answer }) =>
      call((await import('./teams.ts')).newAgent, { name, team, about, samples, answer }),
    )
  program
    .command('agents')
    .description(commands.agents)
    .action(async () => call((await import('./agents.ts')).showAgents, {}))
}
