/** An agent that reports one step, says half of its answer and then stays silent, so that a screen with it holds still. */
import { createInterface } from 'node:readline'

const parts = {
  en: {
    step: {
      thought: 'A release is safe when it can be undone.',
      action: 'look at the last three releases',
      observation: 'two of three went back because of a missing migration',
    },
    half: 'Three things: the tests are green, the changelog has a date, and somebody is on',
  },
  zh: {
    step: {
      thought: '能撤回的发布才是安全的。',
      action: '查看最近三次发布',
      observation: '三次中有两次因为缺少迁移而撤回',
    },
    half: '三件事：所有测试通过，更新日志写好了日期，',
  },
}

let lang = 'en'
for await (const line of createInterface({ input: process.stdin })) {
  const { type, dispatchId, token, body } = JSON.parse(line)
  const send = (frame) => console.log(JSON.stringify({ dispatchId, token, ...frame }))
  if (type === 'dispatch') {
    send({ type: 'ack' })
    lang = /\p{Script=Han}/u.test(body.slots.message) ? 'zh' : 'en'
  }
  if (type !== 'go') continue
  const { step, half } = parts[lang]
  send({ type: 'progress', step })
  send({ type: 'delta', text: half })
}
