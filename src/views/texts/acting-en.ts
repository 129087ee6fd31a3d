/** What is said about decisions that wait for a person, in English. */
import type { ActingTexts } from './acting-texts.ts'

export const actingEn: ActingTexts = {
  marks: { colon: ': ', list: ', ' },
  actions: {
    read_file: 'Read a file',
    list_files: 'List files',
    search: 'Search',
    ensure_file: 'Create a file',
    write_file: 'Write a file',
    make_folder: 'Make a folder',
    apply_patch: 'Change files',
    move: 'Move or rename',
    copy: 'Copy',
    replace_text: 'Replace text in files',
    insert_line: 'Add a line to a file',
    set_version: 'Set the version',
    undo: 'Take changes back',
    land_changes: 'Take over what the agent changed',
    delete_file: 'Delete',
    git_commit: 'Commit with git',
    run_terminal_cmd: 'Run a command',
    fetch_url: 'Fetch from the network',
  },
  card: {
    risk: { low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
    confined: {
      none: 'No sandbox: the command can do whatever you can.',
      read_only: 'In a sandbox that can only read, without network.',
      overlay: 'In a sandbox: what it changes is checked before it lands.',
    },
    first: (command) => `On a branch of its own: $ ${command}`,
    commits: (words) => `And a commit of what was changed, at the end: “${words}”. Nothing is pushed.`,
    behind: {
      questions: (count) => (count === 1 ? 'One more question waits.' : `${count} more questions wait.`),
      tasks: (names) => `Comes after this: ${names.join(', ')}`,
    },
    sameAgain:
      'What you said changed nothing here: this is the same as before. Say the new value («call it …», «only in src»), or answer with a number.',
    changedSince: 'The files changed after you were asked, so nothing was done. This is what it would do now.',
    noEvidence: 'Nobody checks what it did: the tool only reports it.',
    touches: 'Touches',
    undoes: (words) => `Takes back what was done for ${words.map((one) => `“${one}”`).join(', ')}`,
    commit: (message, branch) =>
      `“${message}”${branch ? `, on the ${branch.isNew ? `new branch ${branch.name}` : `branch in use, ${branch.name}`}` : ''}`,
    holds: (count) => `The commit holds ${count} ${count === 1 ? 'file' : 'files'}`,
    gone: (path) => `${path} (deleted)`,
    wholeFolder: 'anything in this folder',
    hosts: 'Goes to',
    approvers: 'May approve',
    more: (count) => ` and ${count} more`,
  },
}
