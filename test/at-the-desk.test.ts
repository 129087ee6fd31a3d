/** What a newcomer reads at the front desk: each dialogue with what the last message is answered. */
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { JournalEvent } from '../src/core/state/events.ts'
import { type LoadedTeam, loadTeam, openSignalbox, orThrow, untilRest } from '../src/index.ts'

let team: LoadedTeam
beforeAll(async () => {
  const loaded = await loadTeam(join(import.meta.dirname, '../teams/front-desk'))
  if (!loaded.ok) throw new Error('the sample team is not in order')
  team = loaded.value
})

/** What was said and asked behind the last of these, and how many appointments stand then. */
async function told(...messages: string[]): Promise<{ said: string; standing: number }> {
  const box = orThrow(await openSignalbox({ data: 'memory', team }))
  const { conversation } = orThrow(await box.start(team.team, { teamHash: team.hash }))
  let events: JournalEvent[] = []
  box.subscribe(conversation, 0, (event) => void events.push(event))
  let standing = 0
  for (const text of messages) {
    events = []
    await box.send(conversation, { type: 'say', by: 'you', text })
    const { records = [] } = orThrow(await untilRest(box, conversation))
    standing = records.filter(({ ended }) => !ended).length
  }
  await box.close()
  return { said: events.flatMap(wordsOf).join('\n'), standing }
}

function wordsOf(e: JournalEvent): string[] {
  if (e.type === 'member_said') return e.messageId === undefined ? [e.text] : []
  if (e.type === 'question_repeated') return [e.text]
  if (e.type !== 'routing_decision_made') return []
  return e.rule === 'only_told' ? [e.decision.userMessage] : e.beside === undefined ? [] : [e.beside]
}

const [book, bookZh] = ['book me cardiology for Friday', '帮我挂周五的心内科']
test.each([
  [[book, "cancel it, I'll call again"], /is cancelled/, 0],
  [[bookZh, '取消吧，改天再约'], /^已取消周五心内科的预约/, 0],
  [[book, 'remind me the day before'], /^Nobody here can help with that/, 1],
  [[`${book} and remind me the day before`], /^Nobody here can do this part: “remind me the day before”\.\nBooked/, 1],
  [[`${book} and remind me`], /^Nobody here can do this part: “remind me”\.\nBooked/, 1],
  [[`${bookZh}，然后提醒我`], /^这部分这里办不了：“.*提醒我”。\n已预约/, 1],
  [['nice weather today'], /^I am here when you need something\.$/, 0],
  [['nice weather today', 'haha'], /^Take your time\.$/, 0],
  [['nice weather today', 'haha', 'ok'], /^Right\. Just say what you need\.$/, 0],
  [['今天天气不错', '哈哈'], /^不急，慢慢来。$/, 0],
  [['nice weather today', 'where is the pharmacy?', 'haha'], /^I am here when you need something\.$/, 0],
  [['挂周三的骨科，到时候提醒我'], /^这部分这里办不了：“到时候提醒我”。\n已预约/, 1],
  [['book me cardiology', 'Friday, and order me a pizza'], /“order me a pizza”\.\nBooked/, 1],
  [[`${bookZh}，顺便帮我订个酒店`], /“帮我订个酒店”。\n已预约/, 1],
  [['where is the pharmacy and can you hold my bag?'], /“can you hold my bag”\.\nThe pharmacy/, 0],
  [[bookZh, '提前一天提醒我'], /^这件事这里办不了/, 1],
  [['你好', 'I have a headache'], /^Since when/, 0],
  [['I have a headache', '两天'], /^已记录：headache，两天/, 0],
  [[book, 'what time is the cardiologist?'], /^You have: cardiology, Friday\.$/, 1],
  [[bookZh, '我还有几个预约？'], /^目前有：心内科，周五。$/, 1],
  [
    ["I'd like an appointment with Dr. Li in cardiology on Friday"],
    /^Booked: cardiology, Friday, the first free time\./,
    1,
  ],
  [[book, 'could you change the cardiology one to 2:30pm?'], /now Friday, 2:30pm/, 1],
  [[book, 'book the dentist', 'Cancel everything'], /is cancelled/, 0],
  [[bookZh, '我要挂皮肤科', '都取消吧'], /^已取消/, 0],
  [['where is the pharmacy?', 'how long are you open today'], /^Clinics are open/, 0],
  [['药房在哪', '你们几点关门'], /^门诊/, 0],
  [['where is the pharmacy?', 'when does it close?'], /^The pharmacy is open/, 0],
  [[book, 'can I come an hour later?'], /^For which day/, 1],
  [['医保能报销吗'], /医保卡/, 0],
  [['再见'], /^再见/, 0],
  [['goodbye'], /^Goodbye/, 0],
  [['我要挂眼科', '好的'], /^挂号在等你回答（日期）。\n哪一天？$/, 0],
  [['book the dentist', 'ok'], /^Registration waits for your answer \(date\)\.\nFor which day\?$/, 0],
] as const)('%j', async (messages, words, standing) => {
  const { said, standing: left } = await told(...messages)
  expect(said).toMatch(words)
  expect(left).toBe(standing)
})

test.each([
  ['I have a headache', 'what does parking cost?', 'Taken as: Parking, beside the current work.'],
  ['我头痛', '停车多少钱？', '理解为：停车，不影响当前工作。'],
])('%s, then %s: what is begun beside it is told by its name', async (first, second, told) => {
  const box = orThrow(await openSignalbox({ data: 'memory', team }))
  const { conversation } = orThrow(await box.start(team.team, { teamHash: team.hash }))
  const messages: string[] = []
  box.onEvent((_, e) => void (e.type === 'routing_decision_made' && messages.push(e.decision.userMessage)))
  for (const text of [first, second]) {
    await box.send(conversation, { type: 'say', by: 'you', text })
    await untilRest(box, conversation)
  }
  await box.close()
  expect(messages.at(-1)).toBe(told)
})
