/** Every action by its name. What an action is: action.ts. */
import type { ActionDef } from './action.ts'
import { applyPatch } from './actions/apply-patch.ts'
import { copy } from './actions/copy.ts'
import { deleteFile } from './actions/delete-file.ts'
import { ensureFile } from './actions/ensure-file.ts'
import { fetchUrl } from './actions/fetch-url.ts'
import { gitCommit } from './actions/git-commit.ts'
import { insertLine } from './actions/insert-line.ts'
import { landChanges } from './actions/land-changes.ts'
import { listFiles } from './actions/list-files.ts'
import { makeFolder } from './actions/make-folder.ts'
import { move } from './actions/move.ts'
import { readFile } from './actions/read-file.ts'
import { replaceText } from './actions/replace-text.ts'
import { runTerminalCmd } from './actions/run-terminal-cmd.ts'
import { searchBy } from './actions/search.ts'
import { setVersion } from './actions/set-version.ts'
import { undo } from './actions/undo.ts'
import { writeFile } from './actions/write-file.ts'

export const actions: Readonly<Record<string, ActionDef>> = {
  read_file: readFile,
  list_files: listFiles,
  search: searchBy(),
  ensure_file: ensureFile,
  write_file: writeFile,
  make_folder: makeFolder,
  apply_patch: applyPatch,
  move,
  copy,
  replace_text: replaceText,
  insert_line: insertLine,
  set_version: setVersion,
  undo,
  delete_file: deleteFile,
  git_commit: gitCommit(),
  run_terminal_cmd: runTerminalCmd(),
  fetch_url: fetchUrl(),
  land_changes: landChanges,
}
