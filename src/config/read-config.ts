/**
 * Reads the user's settings. A file that is not there means no settings; one with a mistake is refused as a whole, with file, line
 * and the nearest known key, because half of somebody's settings is not what they asked for.
 */
import { readFileSync } from 'node:fs'
import type { TeamProblem } from '../core/contracts/problems.ts'
import { inOrder, nearest, problemAt } from '../teams/problem.ts'
import { readYaml } from '../teams/read-yaml.ts'
import { checkSchema } from '../teams/schema-problems.ts'
import { Config } from './config.ts'
import { configFile, configFolder, type Environment } from './config-folder.ts'
import { withEnvironment } from './environment.ts'

type ReadConfig =
  | { readonly ok: true; readonly config: Config; readonly file: string }
  | { readonly ok: false; readonly problems: readonly TeamProblem[]; readonly file: string }

const mostBytes = 1_048_576
const nothing = Config.parse({})

/** What the user's file and the environment say together; of two models with one name, the file's counts. */
export function readConfig(env: Environment, file = configFile(configFolder(env))): ReadConfig {
  const found = textOf(file)
  if (found === undefined) return { ok: true, config: withEnvironment(nothing, env), file }
  if (typeof found !== 'string') return { ok: false, problems: [found], file }
  const read = checkConfig(file, found)
  return read.ok ? { ...read, config: withEnvironment(read.config, env) } : read
}

/** The same for a text that is at hand. */
export function checkConfig(file: string, text: string): ReadConfig {
  const yaml = readYaml(file, text)
  const isEmpty = yaml.problems.length > 0 && yaml.problems.every(({ kind }) => kind === 'empty')
  if (isEmpty) return { ok: true, config: nothing, file }
  const checked = yaml.value === undefined ? { problems: [] } : checkSchema(Config, yaml.value, yaml)
  const { value: config } = checked
  const problems = [...yaml.problems, ...checked.problems]
  if (config?.default !== undefined && !Object.hasOwn(config.models, config.default))
    problems.push(
      problemAt(yaml.at(['default']), 'unknown_name', {
        thing: 'model',
        name: config.default,
        nearest: nearest(config.default, Object.keys(config.models)),
      }),
    )
  if (problems.length > 0 || !config) return { ok: false, problems: inOrder(problems), file }
  return { ok: true, config, file }
}

function textOf(file: string): string | undefined | TeamProblem {
  const place = { file, line: 1, column: 1 }
  try {
    const text = readFileSync(file, 'utf8')
    return text.length <= mostBytes ? text : problemAt(place, 'too_large', { path: file, limit: mostBytes })
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown)
    return code === 'ENOENT' ? undefined : problemAt(place, 'unreadable', { path: file, why: code })
  }
}
