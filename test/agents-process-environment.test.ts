/** What a process agent is given to know, and that it stays with it. */
import { describe, expect, test } from 'vitest'
import { onStage } from './agents/process-stage.ts'
import { answered, jobWith } from './contracts/adapter-contract.ts'

test('it sees the allowed variables, what its spec names, and its mark', () => {
  const environment = {
    PATH: '/bin',
    LANG: 'C',
    LC_ALL: 'C',
    API_TOKEN: 'secret',
    NODE_OPTIONS: '--no-warnings',
    LD_PRELOAD: 'x',
    PLACE: 'here',
  }
  return onStage(
    async ({ desk }) => {
      const result = desk.result(await answered(desk, { do: 'show_environment' }))
      const seen = JSON.parse(result?.success ? result.result.user_response : '{}') as Record<string, string>
      expect(Object.keys(seen).sort()).toEqual(['LANG', 'LC_ALL', 'MODE', 'PATH', 'PLACE', 'SIGNALBOX_SEAT'])
      expect(seen).toMatchObject({ MODE: 'test', PLACE: 'here' })
    },
    { env: { MODE: 'test' }, pass: ['PLACE'] },
    { environment },
  )
})

describe('a secret it was given', () => {
  const API_TOKEN = 'to"p\nsecret'
  const given = { env: { API_TOKEN } }

  test('is masked in its answer', () =>
    onStage(async ({ desk }) => {
      const result = desk.result(await answered(desk, { do: 'show_environment' }))
      const seen = JSON.parse(result?.success ? result.result.user_response : '{}') as Record<string, string>
      expect(seen.API_TOKEN).toBe('***')
    }, given))

  test('is masked in its steps, its streamed words, what is dropped, and its last words', () => {
    const heard: string[] = []
    return onStage(
      async ({ desk }) => {
        const job = jobWith({ do: 'blab' })
        desk.deliver(job)
        await desk.over(job)
        const told = JSON.stringify([desk.frames(job), heard])
        expect(told).not.toContain('secret"')
        expect(told).not.toContain('to\\"p')
        expect(desk.frames(job)[2]).toMatchObject({ step: { thought: 'I know ***', action: '{"secret":"***"}' } })
        expect(heard).toEqual(['***'])
        expect(desk.steps(job).at(-1)).toBe('denied: ***')
      },
      { pass: ['API_TOKEN'] },
      { environment: { ...process.env, API_TOKEN }, onDelta: (_, text) => void heard.push(text) },
    )
  })

  test('is masked where it is streamed in pieces', () => {
    const heard: string[] = []
    const token = 'spark-2207'
    return onStage(
      async ({ desk }) => {
        const job = jobWith({ do: 'stream_secret' })
        desk.deliver(job)
        await desk.over(job)
        expect(heard.join('')).toBe('so *** is it; spare and ***')
      },
      { pass: ['API_TOKEN'] },
      { environment: { ...process.env, API_TOKEN: token }, onDelta: (_, text) => void heard.push(text) },
    )
  })
})
