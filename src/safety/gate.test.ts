import { expect, test } from 'vitest'
import { readSafetyRows } from '../../scripts/training/safety-rows.ts'
import { checkSafety } from './check-safety.ts'
import { embeddedGate } from './gate.ts'

const emergency = { en: 'Call 112 now.', zh: '请立即拨打120。' }

test.each(['en', 'zh'] as const)('what may be an emergency is let through with the line of the team, in %s', (lang) => {
  const middle = readSafetyRows().find((row) => row.lang === lang && checkSafety(row.text).notice)
  const answer = embeddedGate({ emergency }).check({ text: middle?.text ?? '', locale: 'auto' })
  expect(answer).toMatchObject({ verdict: 'SAFE', notice: 'emergency', reason: emergency[lang] })
})
