/**
 * What our own actions report, in the language of whoever reads it. Agents and models read it in English, as the host wrote it
 * (tools/actions); a playbook tells it to a person.
 */
import type { Spoken } from '../../core/text/language.ts'
import { leftOutLine } from '../../core/text/left-out.ts'

type Said = readonly [pattern: RegExp, zh: string]

/** In the order of the sentences; a report may have several, with `; ` between them. */
const sentences: readonly Said[] = [
  [/^restored (.*?)(?=; left, because |$)/s, '恢复了 $1'],
  [/(^|; )left, because somebody changed it since: (.*)$/s, '；以下内容之后被他人改动过，保持原样：$2'],
  [/^moved (.*) to (.*)$/s, '已把 $1 移到 $2'],
  [/^copied (.*) to (.*)$/s, '已把 $1 复制到 $2'],
  [/: (\d+) in (\d+) files?(?=; left alone, |$)/, '：$2 个文件中共 $1 处'],
  [/; left alone, no UTF-8 text: /, '；不是 UTF-8 文本，未改动：'],
  [/; left alone, names of files: /, '；是文件名，未改动：'],
  [new RegExp(`^${leftOutLine}$`, 'm'), '未进入这次提交：'],
]

export function reportIn(lang: Spoken, report: string): string {
  if (lang === 'en') return report
  return sentences.reduce((text, [pattern, zh]) => text.replace(pattern, zh), report).replace(/^；/, '')
}
