/** What a route tells the person who wrote the message, in every language (S0 §8.3 `userMessage`). The facts come from the core. */
import type { Fact, Speak } from '../../core/state/facts.ts'
import { memberOf, shownName, type Team } from '../../core/state/team.ts'
import { clip } from '../../core/text/clip.ts'
import type { Lang } from '../../core/text/language.ts'

type Names = readonly string[]
type Named = Extract<Fact, { members: unknown }>['say']
type Plain = Exclude<
  Fact['say'],
  Named | 'waits' | 'turn' | 'begins' | 'beside' | 'goes_on' | 'answer_taken' | 'offer_taken'
>
type UserMessageTexts = {
  readonly plain: Readonly<Record<Plain, string>>
  readonly named: Readonly<Record<Named, (names: Names) => string>>
  readonly waits: (name: string, missing: Names) => string
  readonly turn: (name: string) => string
  readonly goes_on: string
  readonly answer_taken: string
  readonly offer_taken: string
  readonly goal: string
  readonly newTask: string
  readonly begins: (wishes: Names) => string
  readonly beside: (wishes: Names) => string
  readonly intent: (intent: string, name: string) => string
  /** How sure it is, behind what is done. */
  readonly sure: (said: string, share: string) => string
  readonly between: string
}

const userMessages: Readonly<Record<Lang, UserMessageTexts>> = {
  en: {
    plain: {
      idle: 'Nothing is going on.',
      paused: 'The work is paused.',
      pausing: 'The work pauses after the step in flight.',
      already_paused: 'The work is paused already.',
      resumed: 'The work goes on.',
      not_paused: 'Nothing is paused.',
      held: 'The work is held until you answer the open question.',
      asked: 'An open question waits for your answer.',
      choose: 'Please choose how to go on.',
      planning: 'A plan is being made.',
      nothing_to_cancel: 'There is nothing to cancel.',
      nobody_can: 'Nobody in the team does that.',
      ends: 'The conversation ends.',
      minor_replan: 'The work is changed accordingly.',
      full_replan: 'The work is planned again.',
    },
    named: {
      at_work: (names) => `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} at work.`,
      reviewed: (names) => `Under review: ${names.join(', ')}.`,
      blocked: (names) => `Blocked: ${names.join(', ')}.`,
      queued: (names) => `Queued: ${names.join(', ')}.`,
      canceled: (names) => `Canceled: ${names.join(', ')}.`,
    },
    waits: (name, missing) => `${name} waits for your answer${missing.length > 0 ? ` (${missing.join(', ')})` : ''}.`,
    turn: (name) => `It is the turn of ${name}.`,
    goes_on: 'It goes on with the current work',
    answer_taken: 'Taken as the answer',
    offer_taken: 'Taken as the answer to the offer',
    goal: 'the current goal',
    newTask: 'a new task',
    begins: (wishes) => `Taken as: ${wishes.join(', ')}`,
    beside: (wishes) => `Taken as: ${wishes.join(', ')}, beside the current work`,
    intent: (intent, name) => `${intent} (${name})`,
    sure: (said, share) => `${said}, ${share}.`,
    between: ' ',
  },
  zh: {
    plain: {
      idle: '现在没有进行中的工作。',
      paused: '工作已暂停。',
      pausing: '当前步骤结束后暂停。',
      already_paused: '工作已经暂停。',
      resumed: '工作继续。',
      not_paused: '没有暂停的工作。',
      held: '请先回答未决的问题，工作才会继续。',
      asked: '有一个问题在等你回答。',
      choose: '请选择如何继续。',
      planning: '正在制定计划。',
      nothing_to_cancel: '没有可以取消的工作。',
      nobody_can: '团队里没有人负责这件事。',
      ends: '对话结束。',
      minor_replan: '已按你的要求调整。',
      full_replan: '重新规划工作。',
    },
    named: {
      at_work: (names) => `${names.join('、')}正在工作。`,
      reviewed: (names) => `审核中：${names.join('、')}。`,
      blocked: (names) => `受阻：${names.join('、')}。`,
      queued: (names) => `排队：${names.join('、')}。`,
      canceled: (names) => `已取消：${names.join('、')}。`,
    },
    waits: (name, missing) => `${name}在等你回答${missing.length > 0 ? `（${missing.join('、')}）` : ''}。`,
    turn: (name) => `轮到${name}。`,
    goes_on: '继续当前工作',
    answer_taken: '作为对提问的回答',
    offer_taken: '作为对建议的答复',
    goal: '当前目标',
    newTask: '新任务',
    begins: (wishes) => `理解为：${wishes.join('、')}`,
    beside: (wishes) => `理解为：${wishes.join('、')}，不影响当前工作`,
    intent: (intent, name) => `${intent}（${name}）`,
    sure: (said, share) => `${said}，${share}。`,
    between: '',
  },
}

/** A reader is told in a few lines, however many tasks there are. */
const longest = 2_000

export const speak: Speak = (facts, lang, team) => {
  const texts = userMessages[lang]
  return clip(facts.map((fact) => sentence(fact, { texts, lang, team })).join(texts.between), longest)
}

type Reader = { readonly texts: UserMessageTexts; readonly lang: Lang; readonly team: Team }
function sentence(fact: Fact, { texts, lang, team }: Reader): string {
  const nameOf = (id: string): string => shownName(memberOf(team, id) ?? { name: id }, lang)
  const said = (words: string, share: number | undefined): string =>
    share === undefined ? `${words}${lang === 'zh' ? '。' : '.'}` : texts.sure(words, `${Math.round(share * 100)}%`)
  switch (fact.say) {
    case 'waits':
      return texts.waits(nameOf(fact.member), fact.missing)
    case 'turn':
      return texts.turn(nameOf(fact.member))
    case 'goes_on':
    case 'answer_taken':
    case 'offer_taken':
      return said(texts[fact.say], fact.share)
    case 'begins':
    case 'beside': {
      const wishes = fact.wishes.map(({ intent, member }) => texts.intent(intent, nameOf(member)))
      return said(texts[fact.say](wishes.length > 0 ? wishes : [texts.newTask]), fact.share)
    }
    case 'at_work':
    case 'reviewed':
    case 'blocked':
    case 'queued':
    case 'canceled':
      return texts.named[fact.say](fact.members.length > 0 ? fact.members.map(nameOf) : [texts.goal])
    default:
      return texts.plain[fact.say]
  }
}
