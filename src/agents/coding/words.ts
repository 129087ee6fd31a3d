/** What the team reads when a coding agent is done: its own words, and what did not come over, by name. */

import type { AsideRan } from '../../core/contracts/aside.ts'
import type { Spoken } from '../../core/text/language.ts'
import type { Used } from './heard.ts'

type Came = { readonly answer: string } & Pick<AsideRan, 'dropped' | 'paths'>

/** `why` is said where its changes were not taken. */
export function answerIn(lang: Spoken, { answer, dropped, paths }: Came, why?: string): string {
  const say = words[lang]
  const own = answer === '' ? (paths.length > 0 && why === undefined ? say.changed(paths.length) : say.silent) : answer
  const named = dropped.slice(0, 10).map(({ path, entries }) => (entries > 1 ? `${path} (${entries})` : path))
  const more = dropped.length > named.length ? ' …' : ''
  return [
    own,
    ...(why === undefined ? [] : [`${say.refused}${why}`]),
    ...(named.length > 0 ? [`${say.dropped}${named.join(say.list)}${more}`] : []),
  ].join('\n\n')
}

/** What a turn used, for the timeline. */
export function usedIn(lang: Spoken, { input, output, cost }: Used): string {
  const tokens = words[lang].tokens(input, output)
  return cost === undefined ? tokens : `${tokens}, ${cost.toFixed(4)} USD`
}

const words = {
  en: {
    tokens: (input: number, output: number) => `${input} tokens in, ${output} out`,
    silent: 'It said nothing.',
    changed: (count: number) => (count === 1 ? 'Changed 1 file.' : `Changed ${count} files.`),
    refused: 'Its changes were not taken: ',
    dropped: 'Not taken over (generated, ignored by git, or commits): ',
    list: ', ',
  },
  zh: {
    tokens: (input: number, output: number) => `输入 ${input} 个 token，输出 ${output} 个`,
    silent: '它没有给出回答。',
    changed: (count: number) => `修改了 ${count} 个文件。`,
    refused: '改动未被采纳：',
    dropped: '以下内容不会写入（生成的文件、被 git 忽略的文件或提交）：',
    list: '、',
  },
} as const
