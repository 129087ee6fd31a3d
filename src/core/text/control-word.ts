/**
 * Messages that, their markers left aside, are nothing but a control word. Beside a marker only such a word steers the work:
 * «pause [NEXT:bob]» does, «please go on [NEXT:bob]» is said to Bob (design §3.3). In a team without an engine these words are all
 * that is understood; an engine understands more than them.
 */

export type ControlWord = 'pause' | 'resume' | 'cancel' | 'status_query'

const words: Readonly<Record<ControlWord, readonly string[]>> = {
  pause: ['pause', '暂停', '停下', '停一下'],
  resume: ['resume', 'continue', 'unpause', '继续', '恢复'],
  cancel: ['cancel', 'stop', 'abort', '取消', '停止', '停', '中止', '终止'],
  status_query: ['status', 'progress', '状态', '进度', '进展'],
}

const meanings = new Map(
  (Object.keys(words) as ControlWord[]).flatMap((what) => words[what].map((word) => [word, what] as const)),
)

/** Around a word: blanks, punctuation, and a slash before it. */
const around = /^[\s/.,!?;:。，！？；：、]+|[\s.,!?;:。，！？；：、]+$/g
/** A longer message is not looked at: the search for markers would take too long, and it says more than a word. */
const longest = 500

/** What the whole message asks for, or nothing. */
export function controlWord(text: string): ControlWord | undefined {
  if (text.length > longest) return
  const word = text
    .replace(/\[[^\]]*\]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replace(around, '')
  return meanings.get(word)
}
