import { expect, test } from 'vitest'
import { failedIn } from './words.ts'

test('who is not signed in is told how; any other reason stands alone', () => {
  const failed = { kind: 'failed', exit: 1, preset: 'claude' } as const
  expect(failedIn('en', { ...failed, why: 'Invalid API key · Please run /login' })).toBe(
    'Invalid API key · Please run /login. Start claude by itself once and sign in, or set its key; then try again.',
  )
  expect(failedIn('zh', { ...failed, why: 'Please set an Auth method.' })).toContain('请单独运行一次 claude')
  expect(failedIn('en', { ...failed, why: 'the author is unknown' })).toBe('the author is unknown')
  expect(failedIn('en', { ...failed, preset: 'plain', why: 'no api key' })).toBe('no api key')
  expect(failedIn('zh', { ...failed, why: '' })).toBe('它以退出码 1 结束，没有说明原因')
})
