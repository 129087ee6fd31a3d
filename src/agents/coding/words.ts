/** What the team reads when a coding agent is done: its own words, and what did not come over, by name. */

import type { AsideRan } from '../../core/contracts/aside.ts'
import type { Spoken } from '../../core/text/language.ts'
import type { CodingPreset } from '../../teams/coding-presets.ts'
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

type Failed =
  | { readonly kind: 'timeout' }
  | { readonly kind: 'failed'; readonly exit: number; readonly why: string; readonly preset: CodingPreset }

/** Why a turn came to nothing: in the words of the program, and how to sign in where it says that it is not. */
export function failedIn(lang: Spoken, failed: Failed): string {
  const say = words[lang]
  if (failed.kind === 'timeout') return say.tooLong
  const { why, exit, preset } = failed
  if (why === '') return say.exit(exit)
  const isSignedOut = preset !== 'plain' && signIn.test(why)
  return isSignedOut ? `${why.replace(/[.。]$/, '')}${say.signIn(preset)}` : why
}
const signIn = /\blog ?in\b|\/login|api[ _-]?key|auth(?:entication|orized|\b)|credential|sign(?:ed)? in/i

const words = {
  en: {
    tooLong: 'it did not finish in time and was ended; nothing of it was taken',
    exit: (code: number) => `it ended with exit code ${code} and said nothing`,
    signIn: (program: string) => `. Start ${program} by itself once and sign in, or set its key; then try again.`,
    tokens: (input: number, output: number) => `${input} tokens in, ${output} out`,
    silent: 'It said nothing.',
    changed: (count: number) => (count === 1 ? 'Changed 1 file.' : `Changed ${count} files.`),
    refused: 'Its changes were not taken: ',
    dropped: 'Not taken over (generated, ignored by git, or commits): ',
    list: ', ',
  },
  zh: {
    tooLong: '它没有在时限内完成，已被结束；没有采纳任何改动',
    exit: (code: number) => `它以退出码 ${code} 结束，没有说明原因`,
    signIn: (program: string) => `。请单独运行一次 ${program} 并登录，或设置它的密钥，然后再试。`,
    tokens: (input: number, output: number) => `输入 ${input} 个 token，输出 ${output} 个`,
    silent: '它没有给出回答。',
    changed: (count: number) => `修改了 ${count} 个文件。`,
    refused: '改动未被采纳：',
    dropped: '以下内容不会写入（生成的文件、被 git 忽略的文件或提交）：',
    list: '、',
  },
} as const
