/** `explain intent` as a person reads it; what programs read is cli.test.ts. */
import { expect, test } from 'vitest'
import { cli } from './cli-world.ts'

const ask = async (text: string, lang: string): Promise<string> => {
  const input = JSON.stringify({ id: 1, text })
  return (await cli(['explain', 'intent', '--team', 'front-desk', '--lang', lang], { input })).out
}

test('each frame has its words, slots, what is missing and why; then what is done to it', async () => {
  const out = await ask('I have a headache; also, what does parking cost?', 'en')
  expect(out).toMatch(/^intent\n {2}id {10}1\n {2}goal {8}I have a headache; also/)
  expect(out).toMatch(/^ {2}relation {4}different_task \(\d\.\d\d\): /m)
  expect(out).toMatch(/^ {2}route {7}plan_loop: /m)
  expect(out).toMatch(/^ {2}frames {6}f1 {2}triage\.symptom → triage \(\d\.\d\d\), has the focus$/m)
  expect(out).toMatch(
    /^ +“I have a headache”\n +slots: symptom = headache\n +missing: duration\n +why: nearest_sample: /m,
  )
  expect(out).toMatch(/^ {14}f2 {2}smartcs\.parking → smartcs /m)
  expect(out).toMatch(/^ {2}operations {2}add f1: .*\n {14}add f2: /m)
  expect(out).not.toMatch(/\[object|[{}]/)
})

test('in Chinese the names of its fields are Chinese', async () => {
  const out = await ask('我头痛想挂号', 'zh')
  for (const name of ['目标', '动作', '与当前任务的关系', '路由', '意图', '操作'])
    expect(out).toMatch(new RegExp(`^ {2}${name} `, 'm'))
  expect(out).toContain('缺少: duration')
})
