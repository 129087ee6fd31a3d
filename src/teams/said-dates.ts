/**
 * Common words for days and times in the other language: a value that was said in English can be told again in a Chinese conversation,
 * and the other way round. What is not among them is told as it was said.
 */
import type { Spoken } from '../core/text/language.ts'

const days = [
  ...['Monday 周一', 'Tuesday 周二', 'Wednesday 周三', 'Thursday 周四', 'Friday 周五', 'Saturday 周六', 'Sunday 周日'],
].map((pair) => pair.split(' ') as [string, string])

const pairs: readonly (readonly [en: string, zh: string])[] = [
  ...[
    ['today', '今天'],
    ['tonight', '今晚'],
    ['tomorrow', '明天'],
    ['tomorrow morning', '明天上午'],
    ['tomorrow afternoon', '明天下午'],
    ['tomorrow evening', '明天晚上'],
    ['the day after tomorrow', '后天'],
    ['yesterday', '昨天'],
    ['this week', '本周'],
    ['next week', '下周'],
    ['this weekend', '这个周末'],
    ['next month', '下个月'],
    ['in the morning', '上午'],
    ['at noon', '中午'],
    ['in the afternoon', '下午'],
    ['in the evening', '晚上'],
  ].map(([en = '', zh = '']) => [en, zh] as const),
  ...days.flatMap(([en, zh]) => [
    [en, zh] as const,
    [`this ${en}`, `本${zh}`] as const,
    [`next ${en}`, `下${zh}`] as const,
  ]),
]

/** Without what may stand before it, and with one word for a day of the week. */
const plain = (said: string): string =>
  said
    .trim()
    .toLowerCase()
    .replace(/^(?:on|the|in the|at) /, '')
    .replace(/(?:星期|礼拜)(?=[一二三四五六日天])/, '周')
    .replace(/周天/, '周日')
    .replace(/^(下|本|这)个周/, '$1周')
    .replace(/^这周/, '本周')

const known: Readonly<Record<Spoken, ReadonlyMap<string, string>>> = {
  en: new Map(pairs.map(([en, zh]) => [plain(zh), en])),
  zh: new Map(pairs.map(([en, zh]) => [plain(en), zh])),
}

export const dateIn = (lang: Spoken, said: string): string => known[lang].get(plain(said)) ?? said
