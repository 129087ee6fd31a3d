/** Answers by one key, without Enter (tui/by-key.ts). */
import { describe, expect, test } from 'vitest'
import type { KeyName, Press } from '../src/tui/keys.ts'
import type { Model } from '../src/tui/model.ts'
import { press } from '../src/tui/press.ts'
import { terminalTexts } from '../src/tui/texts/languages.ts'
import type { Request, Update } from '../src/tui/update.ts'
import { questionCard } from '../src/views/question.ts'
import { modelOf } from './tui/model.ts'
import { Play } from './tui/play.ts'

const two = 'ann:human bob:ai carol:ai'
const atRest = () => new Play(two).say('ann', 'hello')
const atWork = () => new Play(two).say('ann', 'hello [NEXT:bob,carol]').starts('bob')
const blocked = () => atWork().fails('bob', 'no disk')

/** `<key>` is a key by name, anything else is typed. */
function type(model: Model, ...presses: string[]): Update {
  let last: Update = { model }
  for (const word of presses) last = press(last.model, pressOf(word))
  return last
}
const pressOf = (word: string): Press => {
  const key = /^<(\w+)>$/.exec(word)?.[1]
  return key === undefined ? { text: word } : { key: key as KeyName }
}
const asked = (play: Play, ...presses: string[]): Request | undefined => type(modelOf(play), ...presses).request

describe('a letter with Ctrl', () => {
  test('one key answers an approval at once, and a word that is being typed is never taken for it', () => {
    const play = atWork().proposes('bob', { path: 'x', content: 'y' })
    const hash = 'a'.repeat(64)
    expect(asked(play, '<approveOnce>')).toMatchObject({ type: 'answer', by: 'ann', option: 'once', hash })
    expect(asked(play, '<approveConversation>')).toMatchObject({ option: 'conversation', hash })
    expect(asked(play, '<deny>')).toMatchObject({ option: 'deny' })
    const why = type(modelOf(play), '<denyBecause>')
    expect(type(why.model, 'not there', '<send>').request).toMatchObject({ option: 'deny_because', text: 'not there' })
    const half = type(modelOf(play), 'd', '<deny>')
    expect(half.request).toBeUndefined()
    expect(half.model.ui.draft.text).toBe('d')
    expect(half.model.problem?.message).toBe(terminalTexts.en.emptyBoxFirst)
  })

  test('one key resumes or stops what failed or is blocked, and says so where nothing can be', () => {
    const failed = atWork().proposes('bob', { path: 'x', content: 'y' }).approved().refusedByHost()
    expect(failed.state.tasks.find((t) => t.run)?.run?.state).toBe('ERROR')
    expect(questionCard(failed.state, (seq) => failed.events[seq - 1], 'en')?.title).toContain('✖ ERROR')
    expect(asked(failed, '<resumeRun>')).toMatchObject({ type: 'answer', option: 'resume' })
    expect(asked(failed, '<stopRun>')).toMatchObject({ type: 'answer', option: 'stop' })
    expect(asked(blocked(), '<resumeRun>')).toMatchObject({ option: 'retry' })
    expect(asked(blocked(), '<stopRun>')).toBeUndefined()
    const nothing = type(modelOf(atRest()), '<approveOnce>')
    expect(nothing.request).toBeUndefined()
    expect(nothing.model.problem?.message).toBe(terminalTexts.en.noSuchAnswer)
  })

  test('Ctrl+R finds what was sent by what stands in the box, one after the other, where no card takes the key', () => {
    const play = new Play(two).say('ann', 'the first').say('ann', 'another').say('ann', 'The second')
    const text = (...presses: string[]) => type(modelOf(play), ...presses).model.ui.draft.text
    expect(text('<resumeRun>')).toBe('The second')
    expect(text('the', '<resumeRun>')).toBe('The second')
    expect(text('the f', '<resumeRun>')).toBe('the first')
    expect(text('the ', '<resumeRun>', '<resumeRun>')).toBe('the first')
    expect(text('the ', '<resumeRun>', '<resumeRun>', '<down>', '<down>', '<down>')).toBe('the ')
    const none = type(modelOf(play), 'third', '<resumeRun>').model
    expect(none.ui.draft.text).toBe('third')
    expect(none.problem?.message).toBe(terminalTexts.en.nothingSent)
  })
})
