import { expect, test } from 'vitest'
import { leftOutLine } from '../../core/text/left-out.ts'
import { reportIn } from './reports.ts'

test.each([
  [
    'restored a.txt, b; left, because somebody changed it since: c',
    '恢复了 a.txt, b；以下内容之后被他人改动过，保持原样：c',
  ],
  ['restored src/a.ts', '恢复了 src/a.ts'],
  ['left, because somebody changed it since: c', '以下内容之后被他人改动过，保持原样：c'],
  ['moved a.txt to docs/a.txt', '已把 a.txt 移到 docs/a.txt'],
  ['foo → bar: 3 in 1 file', 'foo → bar：1 个文件中共 3 处'],
  [
    'foo → bar: 12 in 4 files; left alone, no UTF-8 text: x.bin; left alone, names of files: foo.ts (a.ts)',
    'foo → bar：4 个文件中共 12 处；不是 UTF-8 文本，未改动：x.bin；是文件名，未改动：foo.ts (a.ts)',
  ],
  [`1a2b Try it\nM\ta\n${leftOutLine}\ninner/`, '1a2b Try it\nM\ta\n未进入这次提交：\ninner/'],
  ['what a program printed', 'what a program printed'],
])('a report is told in Chinese, and what is none of ours as it is: %s', (report, zh) => {
  expect(reportIn('zh', report)).toBe(zh)
  expect(reportIn('en', report)).toBe(report)
})
