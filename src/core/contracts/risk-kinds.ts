/** Why something is rated as it is, by kind. The views have the words for each in every language. */
import type { Risk } from './acting.ts'

/** Every kind of reason, with its rating. The same thing is never rated in two ways. */
export const riskOf = {
  prints: 'low',
  reads_workspace: 'low',
  reads_machine: 'low',
  writes_workspace: 'medium',
  changes_repository: 'medium',
  project_code: 'medium',
  network_read: 'medium',
  background: 'medium',
  sets_variable: 'medium',
  deletes: 'high',
  overwrites: 'high',
  rewrites_history: 'high',
  outside_workspace: 'high',
  unknown_path: 'high',
  unknown_program: 'high',
  unknown_option: 'high',
  computed_command: 'high',
  inline_code: 'high',
  piped_code: 'high',
  downloaded_code: 'high',
  hidden_code: 'high',
  runs_other_program: 'high',
  secrets: 'high',
  protected_name: 'high',
  dangerous_variable: 'high',
  privileges: 'high',
  machine: 'high',
  processes: 'high',
  remote_machine: 'high',
  publishes: 'high',
  sends_data: 'high',
  private_network: 'high',
  opens_port: 'high',
  redefines: 'high',
  hidden_characters: 'high',
  unreadable: 'high',
  too_long: 'high',

  // What an action on files does.
  new_file: 'low',
  replaces_file: 'medium',
  stays_changed: 'medium',
  names_file: 'medium',
  deletes_file: 'medium',
  made_by_program: 'medium',
  made_without_sandbox: 'medium',
} as const satisfies Readonly<Record<string, Risk>>

export type RiskKind = keyof typeof riskOf
