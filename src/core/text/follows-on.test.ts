import { expect, test } from 'vitest'
import { followsOn } from './follows-on.ts'

/** The parts are marked with brackets. */
function parts(marked: string) {
  const [text, found] = [marked.replaceAll(/[[\]]/g, ''), [] as { start: number; end: number }[]]
  let [at, start] = [0, 0]
  for (const sign of marked)
    if (sign === '[') start = at
    else if (sign === ']') found.push({ start, end: at })
    else at += sign.length
  const [first, second] = found
  if (!first) throw new Error('mark a part')
  return second ? followsOn(text, second, first) : followsOn(text, first, undefined)
}

test.each([
  '[rename a to b], then [commit]',
  '[rename a to b]. [After that commit]',
  '[rename a to b] and, once that is done, [run the tests]',
  '[先把 a 改名为 b]，再[提交]',
  '[把 a 改名为 b]，[最后提交]',
  '[把 a 改名为 b然后][提交]',
  '[then commit]',
  '然后[提交]',
  '[run the checks] and [commit]',
  '[please run all the tests], [commit with the message "x"]',
  '[跑一下测试]并[提交]',
  '[运行检查]，[提交到分支 a]',
])('«%s» comes after', (marked) => expect(parts(marked)).toBe(true))

test.each([
  '[rename a to b] and [commit]',
  '[rename then to after], [commit]',
  '[把 a 改名为 b]，[提交]',
  '[rename tests to specs] and [commit]',
  '[commit] and [run the checks]',
  '[把 检查 改成 测试]，[提交]',
  '[commit with the message "and then some"]',
])('«%s» stands by itself', (marked) => expect(parts(marked)).toBe(false))
