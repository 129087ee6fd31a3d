/** The class of each action by its name, for plans and where no host is at hand. A host may rate a call higher (`ToolHost.check`). */
import type { EffectClass } from '../contracts/kinds.ts'
import type { Plan } from '../contracts/plan.ts'

const classes: Readonly<Record<string, EffectClass>> = {
  read_file: 'read',
  list_files: 'read',
  search: 'read',
  ensure_file: 'write',
  write_file: 'write',
  make_folder: 'write',
  apply_patch: 'write',
  move: 'write',
  copy: 'write',
  replace_text: 'write',
  insert_line: 'write',
  set_version: 'write',
  undo: 'write',
  land_changes: 'write',
  delete_file: 'delete',
  git_commit: 'execute',
  run_terminal_cmd: 'execute',
  fetch_url: 'network',
}

export const isKnownAction = (action: string): boolean => Object.hasOwn(classes, action)

/** No step of it names an action that changes anything, or a file that it would change. */
export const onlyReads = (plan: Plan): boolean =>
  plan.steps.every(
    ({ tool_calls = [], expected_artifacts }) =>
      expected_artifacts.length === 0 && tool_calls.every((call) => effectOf(call.action) === 'read'),
  )

/** An action nobody knows may do anything. */
export const effectOf = (action: string): EffectClass =>
  (isKnownAction(action) ? classes[action] : undefined) ?? 'execute'

/** Of these no host may say that they only read. */
export const isRatedAsChange = (action: string): boolean => isKnownAction(action) && effectOf(action) !== 'read'
