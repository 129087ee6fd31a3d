/**
 * Messages that, their markers left aside, are nothing but a control word. Beside a marker only such a word steers the work:
 * «pause [NEXT:bob]» does, «please go on [NEXT:bob]» is said to Bob (design §3.3). In a team without an engine these words are all
 * that is understood; an engine understands more than them.
 */

type Of = {
  readonly words: readonly string[]
  /** What an analysis says the person wants done: it has no other field for a control, so no two may have the same. */
  readonly action: string
}
const table = {
  pause: { action: 'modify', words: ['pause', '暂停', '停下', '停一下'] },
  resume: { action: 'continue', words: ['resume', 'continue', 'unpause', '继续', '恢复'] },
  cancel: { action: 'cancel', words: ['cancel', 'stop', 'abort', '取消', '停止', '停', '中止', '终止'] },
  status_query: { action: 'query', words: ['status', 'progress', '状态', '进度', '进展'] },
} as const satisfies Readonly<Record<string, Of>>

/** What a message can do to the work. */
export type Control = keyof typeof table
export const controls = Object.keys(table) as Control[]

export const actionOf = <C extends Control>(control: C): (typeof table)[C]['action'] => table[control].action
/** An action that is nobody's holds the work: the harmless reading. */
export const controlOf = (action: string): Control =>
  controls.find((control) => table[control].action === action) ?? 'pause'

const meanings: ReadonlyMap<string, Control> = new Map(
  controls.flatMap((control) => table[control].words.map((word) => [word, control] as const)),
)

/** Around a word: blanks, punctuation, and a slash before it. */
const around = /^[\s/.,!?;:。，！？；：、]+|[\s.,!?;:。，！？；：、]+$/g
/** A longer message is not looked at: the search for markers would take too long, and it says more than a word. */
const longest = 500

/** No control word has a blank in it: most messages are looked at no further. */
const twoWords = /[a-z]\s+[a-z]/i

/** What the whole message asks for, or nothing. */
export function controlWord(text: string): Control | undefined {
  if (text.length > longest || (twoWords.test(text) && !text.includes('['))) return
  const word = text
    .replace(/\[[^\]]*\]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(around, '')
  return meanings.get(word)
}
