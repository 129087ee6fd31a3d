/** What is said about decisions that wait for a person, in English. */
import type { ActingTexts } from './acting-texts.ts'

export const actingEn: ActingTexts = {
  marks: { colon: ': ', list: ', ' },
  card: {
    risk: { low: 'Low risk', medium: 'Medium risk', high: 'High risk' },
    confined: {
      none: 'No sandbox: the command can do whatever you can.',
      read_only: 'In a sandbox that can only read, without network.',
      overlay: 'In a sandbox: what it changes is checked before it lands.',
    },
    first: (command) => `On a branch of its own: $ ${command}`,
    commits: (words) => `And a commit of what was changed, at the end: “${words}”. Nothing is pushed.`,
    noEvidence: 'Nobody checks what it did: the tool only reports it.',
    touches: 'Touches',
    hosts: 'Goes to',
    approvers: 'May approve',
    more: (count) => ` and ${count} more`,
  },
}
