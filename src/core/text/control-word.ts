/**
 * Is a message, its markers left aside, nothing but a control word? Beside a marker only such a word steers the work: «pause
 * [NEXT:bob]» does, «please go on [NEXT:bob]» is said to Bob (design §3.3). Without a marker the engine reads more of them.
 */
const words = new Set([
  ...['pause', 'stop', 'cancel', 'abort', 'resume', 'continue', 'status'],
  ...['暂停', '停', '停止', '停下', '取消', '恢复', '继续', '状态', '进度'],
])

/** Around a word: blanks, punctuation, and a slash before it. */
const around = /^[\s/.,!?;:。，！？；：、]+|[\s.,!?;:。，！？；：、]+$/g

export const isControlWord = (text: string): boolean =>
  words.has(
    text
      .replace(/\[[^\]]*\]/g, ' ')
      .normalize('NFKC')
      .toLowerCase()
      .replace(around, ''),
  )
