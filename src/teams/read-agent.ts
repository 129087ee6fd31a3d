/** Reads one AgentSpec and the files it names: its form's table, its playbooks, its replay samples. Used by read-team.ts. */

import type { TeamProblem } from '../core/contracts/problems.ts'
import { readJson } from '../edge/read-json.ts'
import { type AgentSpec, AgentSpec as AgentSpecSchema, type FormRow, FormTable } from './agent-spec.ts'
import type { ReadPlaybook } from './playbook.ts'
import { type Place, problemAt } from './problem.ts'
import { readPlaybook } from './read-playbook.ts'
import { type Positions, readYaml } from './read-yaml.ts'
import { type ReplayRow, ReplayRow as ReplayRowSchema } from './schema.ts'
import { checkSchema } from './schema-problems.ts'
import { cleanPath, type TeamFiles } from './team-files.ts'

type Rows = { readonly rows: readonly FormRow[]; readonly positions: Positions }
type ReplayLine = { readonly row: ReplayRow; readonly place: Place }
export type ReadAgent = {
  readonly file: string
  /** Undefined: the file could not be read as an AgentSpec. */
  readonly spec: AgentSpec | undefined
  readonly positions: Positions
  readonly table: Rows | undefined
  /** Undefined: it has no folder of playbooks, or there is none. */
  readonly playbooks: readonly ReadPlaybook[] | undefined
  readonly replay: readonly ReplayLine[]
  readonly prompt?: string | undefined
  readonly problems: readonly TeamProblem[]
}

const mostReplayRows = 10_000

export async function readAgent(files: TeamFiles, reference: string, from: Place): Promise<ReadAgent> {
  const file = cleanPath(reference) ?? reference
  const found = await files.read(reference, from)
  if ('problem' in found) return { ...nothing, file, problems: [found.problem] }
  const yaml = readYaml(file, found.text)
  if (yaml.value === undefined) return { ...nothing, file, problems: yaml.problems }
  const checked = checkSchema(AgentSpecSchema, yaml.value, yaml)
  const adapter = part(yaml.value, 'adapter')
  const table = await readTable(files, part(adapter, 'table'), yaml.at(['adapter', 'table']))
  const replay = await readReplay(files, part(yaml.value, 'replay'), yaml.at(['replay']))
  const prompt = await readPrompt(files, part(adapter, 'prompt'), yaml.at(['adapter', 'prompt']))
  const folder = await readFolder(files, part(adapter, 'dir'), yaml.at(['adapter', 'dir']))
  return {
    file,
    spec: checked.value,
    positions: yaml,
    table: table.value,
    playbooks: folder.playbooks,
    replay: replay.lines,
    prompt: prompt.text,
    problems: [yaml, checked, table, replay, folder, prompt].flatMap(({ problems }) => problems),
  }
}

const start = { file: '', line: 1, column: 1 }
const nothing = {
  spec: undefined,
  positions: { at: () => start, keyAt: () => start },
  table: undefined,
  playbooks: undefined,
  replay: [],
}

/** A reference is followed also when something else in the file is wrong, so that all problems are named at once. */
const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

async function readTable(
  files: TeamFiles,
  reference: unknown,
  from: Place,
): Promise<{ value?: Rows; problems: readonly TeamProblem[] }> {
  if (typeof reference !== 'string') return { problems: [] }
  const found = await files.read(reference, from)
  if ('problem' in found) return { problems: [found.problem] }
  const yaml = readYaml(cleanPath(reference) ?? reference, found.text)
  if (yaml.value === undefined) return { problems: yaml.problems }
  const checked = checkSchema(FormTable, yaml.value, yaml)
  const value = checked.value ? { rows: checked.value.rows, positions: yaml } : undefined
  return { value, problems: [...yaml.problems, ...checked.problems] }
}

async function readPrompt(
  files: TeamFiles,
  reference: unknown,
  from: Place,
): Promise<{ text?: string; problems: readonly TeamProblem[] }> {
  if (typeof reference !== 'string') return { problems: [] }
  const found = await files.read(reference, from)
  return 'problem' in found ? { problems: [found.problem] } : { text: found.text, problems: [] }
}

type Folder = { readonly playbooks?: readonly ReadPlaybook[]; readonly problems: readonly TeamProblem[] }
async function readFolder(files: TeamFiles, reference: unknown, from: Place): Promise<Folder> {
  if (typeof reference !== 'string') return { problems: [] }
  const found = await files.readFolder(reference, from)
  if ('problems' in found) return found
  const playbooks = found.texts.flatMap(({ file, text }) => (/\.ya?ml$/.test(file) ? [readPlaybook(file, text)] : []))
  return { playbooks, problems: playbooks.flatMap(({ problems }) => problems) }
}

async function readReplay(
  files: TeamFiles,
  reference: unknown,
  from: Place,
): Promise<{ lines: ReplayLine[]; problems: TeamProblem[] }> {
  const lines: ReplayLine[] = []
  const problems: TeamProblem[] = []
  if (typeof reference !== 'string') return { lines, problems }
  const found = await files.read(reference, from)
  if ('problem' in found) return { lines, problems: [found.problem] }
  const file = cleanPath(reference) ?? reference
  for (const [index, text] of found.text.split('\n').slice(0, mostReplayRows).entries()) {
    if (text.trim() === '') continue
    const place = { file, line: index + 1, column: 1 }
    const read = readLine(text, place)
    problems.push(...read.problems)
    if (read.row) lines.push({ row: read.row, place })
  }
  return { lines, problems }
}

function readLine(text: string, place: Place): { row?: ReplayRow; problems: readonly TeamProblem[] } {
  const json = readJson(text.trimEnd())
  if (!json.ok) {
    const { message, offset } = json.problem.detail
    const column = typeof offset === 'number' ? offset + 1 : 1
    return { problems: [problemAt({ ...place, column }, 'json', { what: String(message) })] }
  }
  const checked = checkSchema(ReplayRowSchema, json.value, { at: () => place, keyAt: () => place })
  return { row: checked.value, problems: checked.problems }
}
