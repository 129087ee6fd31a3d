/** Reads one playbook from its file. What it may say is playbook.ts. */
import { Playbook, type ReadPlaybook } from './playbook.ts'
import { readYaml } from './read-yaml.ts'
import { checkSchema } from './schema-problems.ts'

export function readPlaybook(file: string, text: string): ReadPlaybook {
  const yaml = readYaml(file, text)
  if (yaml.value === undefined) return { file, playbook: undefined, positions: yaml, problems: yaml.problems }
  const { value, problems } = checkSchema(Playbook, yaml.value, yaml)
  return { file, playbook: value, positions: yaml, problems: [...yaml.problems, ...problems] }
}
