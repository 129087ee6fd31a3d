import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isTalkTeam } from '../src/core/state/team.ts'
import { languageOf } from '../src/core/text/language.ts'
import { answerForm, type Form } from '../src/teams/form.ts'
import type { LoadedAgent, LoadedTeam } from '../src/teams/loaded-team.ts'
import { sayProblem } from '../src/teams/problem.ts'
import { loadTeam } from '../src/teams/read-team.ts'
import { parseSample } from '../src/teams/samples.ts'

const folder = join(import.meta.dirname, '..', 'teams')
const open = async (name: string): Promise<LoadedTeam> => {
  const loaded = await loadTeam(join(folder, name))
  if (loaded.ok) return loaded.value
  throw new Error(loaded.problems.map((p) => sayProblem(p, 'en')).join('\n'))
}

test.each(readdirSync(folder))('the sample team %s is in order and carries its own name', async (name) => {
  expect((await open(name)).team.team).toBe(name)
})

const formOf = ({ spec, rows }: LoadedAgent): Form => {
  const { answer, handoff } = spec.adapter?.kind === 'form' ? spec.adapter : {}
  return { slots: spec.slots, rows, answer, handoff }
}

describe('the front desk', () => {
  test('gives the order of the seed: triage is the focus, payment high; payment, queue and questions about the house may slip in', async () => {
    const { team } = await open('front-desk')
    expect(team.members.map((m) => [m.id, m.class, m.insertable])).toEqual([
      ['you', undefined, undefined],
      ['triage', 'focus', false],
      ['registration', 'normal', false],
      ['smartcs', 'normal', true],
      ['queue', 'normal', true],
      ['payment', 'high', true],
    ])
    expect(team.emergency?.zh).toContain('120')
  })

  test('has ten to twenty samples an intent and language, more of symptoms, and ten replay samples an agent in both', async () => {
    const { agents } = await open('front-desk')
    for (const { spec, replay } of agents.values()) {
      for (const { intent, samples } of spec.intents)
        for (const lang of ['en', 'zh']) {
          const count = samples.filter((s) => languageOf(s) === lang).length
          expect(count, `${intent} ${lang}`).toBeGreaterThanOrEqual(10)
          expect(count, `${intent} ${lang}`).toBeLessThanOrEqual(intent === 'triage.symptom' ? 45 : 20)
        }
      expect(replay.length, spec.agent).toBeGreaterThanOrEqual(10)
      expect(new Set(replay.map((r) => r.lang)).size, spec.agent).toBe(2)
      for (const { text, lang } of replay) expect(languageOf(text), text).toBe(lang)
    }
  })

  test("holds the seed's message as three frames: a symptom with a wish to register is one", async () => {
    const { agents } = await open('front-desk')
    const rows = agents
      .get('triage')
      ?.replay.filter((r) => Array.isArray(r.expect.intent) && r.expect.intent.length === 3)
    expect(rows?.map((r) => r.text)).toEqual([
      '我头痛想挂号，顺便问停车怎么收费，前面还有几个人？',
      'I have a headache and want to see a doctor; also, what does parking cost, and how many people are ahead of me?',
    ])
  })

  test('asks, then answers and offers registration, in both languages and with no model', async () => {
    const triage = (await open('front-desk')).agents.get('triage')
    if (!triage) throw new Error('no triage')
    const intent = 'triage.symptom'
    expect(answerForm(formOf(triage), { intent, slots: { symptom: '头痛' }, lang: 'zh' })).toMatchObject({
      status: 'awaiting_user',
      say: '持续多久了？',
      missing: ['duration'],
    })
    expect(
      answerForm(formOf(triage), { intent, slots: { symptom: 'headache', duration: 'two days' }, lang: 'en' }),
    ).toMatchObject({
      status: 'completed',
      say: 'Noted: headache, two days. Neurology sees people with this. This is no medical advice.',
      handoff: { agent: 'registration' },
    })
  })

  test('has an answer in both languages for every intent, whatever is known', async () => {
    for (const agent of (await open('front-desk')).agents.values())
      for (const { intent, samples } of agent.spec.intents)
        for (const lang of ['en', 'zh'] as const)
          for (const sample of samples) {
            const slots = Object.fromEntries(parseSample(sample).slots.map((s) => [s.slot, s.value]))
            const answer = answerForm(formOf(agent), { intent, slots, lang })
            expect(answer.say, sample).not.toBe('')
            expect(answer.say, sample).not.toMatch(/\{\w+\}|undefined/)
            // A value that is annotated in a sample is one the slot accepts.
            for (const slot of Object.keys(slots)) expect(answer.missing, sample).not.toContain(slot)
          }
  })
})

test('two AIs are a pure talk team', async () => {
  const { team, specs } = await open('two-ais')
  expect(isTalkTeam(team)).toBe(true)
  expect([...specs.values()].map((s) => s.adapter?.kind)).toEqual(['scripted', 'scripted'])
})
