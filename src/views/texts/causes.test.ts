import { describe, expect, test } from 'vitest'
import { samplesOf } from '../../../test/samples-of.ts'
import { Cause, causeKinds } from '../../core/contracts/causes.ts'
import { RouteRule, WhyNot } from '../../core/contracts/kinds.ts'
import { noTeam } from '../../core/state/conversation.ts'
import { type EventType, events, eventTypes, type JournalEvent } from '../../core/state/events.ts'
import { langs } from '../../core/text/language.ts'
import { printable } from '../printable.ts'
import { lineView } from '../timeline.ts'
import { causeIn } from './causes.ts'
import { texts } from './languages.ts'

const causes = samplesOf(Cause) as Cause[]
/** Han, digits, marks and our own codes; an English word in a Chinese sentence is one that nobody translated. */
const untranslated =
  /\b(?!x\b|team\b|command\b|trace_id\b|Signalbox\b|signalbox\b|yaml\b|ollama\b|pull\b|DONE\b|code\b|undefined\b|git\b)[a-z]{3,}\b/

describe('a cause as a person reads it', () => {
  test('a program that is not there is named, with the file to correct', () => {
    expect(causeIn('en', { kind: 'no_program', program: 'pithon', file: 'agents/price.yaml' })).toBe(
      "the program pithon was not found. Install it and retry, or correct 'command' in agents/price.yaml and start again.",
    )
    expect(causeIn('en', { kind: 'no_agent', agent: 'chairs', folder: '/teams/chairs' })).toContain(
      '--team /teams/chairs',
    )
    expect(causeIn('zh', { kind: 'no_agent', agent: 'chairs' })).toContain('--team DIR')
    expect(causeIn('zh', { kind: 'no_program', program: 'pithon' })).toContain('找不到程序 pithon')
  })

  test('an agent that is left alone: the last error, until when, and what to do', () => {
    const last = { kind: 'exited', how: 'code 1' } as const
    const open = { kind: 'breaker_open', until: 1000, last, words: 'RuntimeError: boom' } as const
    expect(causeIn('en', open)).toMatch(
      /until \d\d:\d\d:01\. The last error: it ended with code 1: RuntimeError: boom\./,
    )
    expect(causeIn('en', open)).toContain('the next run tries it at once')
    expect(causeIn('zh', open)).toMatch(/最后的错误：程序已结束（code 1）：RuntimeError: boom。.*下一次运行会立即再试/)
    expect(causeIn('en', { kind: 'breaker_open', until: 1000 })).not.toContain('last error')
  })

  test('what an agent said stays as it is, and stands alone where the cause says no more', () => {
    expect(causeIn('zh', { kind: 'refused' }, 'out of paper')).toBe('out of paper')
    expect(causeIn('zh', { kind: 'review_rejected' }, 'no tests\nat all')).toBe('审核驳回：no tests\nat all')
    expect(causeIn('en', undefined, 'no disk')).toBe('no disk')
    expect(causeIn('zh', undefined)).toBe('未说明原因')
  })

  test('the samples hold every kind, and fit their schema', () => {
    expect(new Set(causes.map(({ kind }) => kind))).toEqual(new Set(causeKinds))
    for (const cause of causes) expect(Cause.safeParse(cause).error, cause.kind).toBeUndefined()
  })

  test.each(langs)('every cause, rule and reason against a route has words: %s', (lang) => {
    const said = [
      ...causes.map((cause) => causeIn(lang, cause)),
      ...RouteRule.options.map((rule) => texts[lang].why.rules[rule]),
      ...WhyNot.options.map((why) => texts[lang].why.whyNots[why]),
    ]
    expect(said.filter((text) => text.trim() === '' || text.includes('undefined'))).toEqual([])
    if (lang === 'zh')
      expect(said.filter((text) => untranslated.test(text.replaceAll('docs/agents.md', '')))).toEqual([])
  })
})

describe('every event', () => {
  const team = { ...noTeam, members: [{ id: 'x', type: 'ai' as const, name: 'x', order: 0 }] }
  const every = eventTypes().flatMap((type: EventType) =>
    samplesOf(events[type]).map(
      (fields) => ({ seq: 2, at: 3, type, loopId: 'executor', role: 'x', ...(fields as object) }) as JournalEvent,
    ),
  )

  test.each(langs)('is told in words that a terminal can show: %s', (lang) => {
    const unsaid = every.filter((e) => {
      const { text } = lineView(e, { lang, team })
      return text === '' || text.includes('undefined') || text.includes('[object') || text !== printable(text)
    })
    expect(unsaid.map((e) => JSON.stringify(e).slice(0, 200))).toEqual([])
  })
})
