import { expect, test } from 'vitest'
import type { Command } from '../core/state/commands.ts'
import { type Letter, Mailbox } from './mailbox.ts'

const message: Command = { type: 'say', by: 'ann', text: 'hello' }
const stop: Command = { type: 'stop', by: 'ann' }
const fromPerson: Letter = { command: message, reply: () => {} }
const fromAgent = (token: number): Letter => ({ command: { type: 'ack', dispatchId: 'd1', token } })

function filled(letter: Letter, times: number): Mailbox {
  const mailbox = new Mailbox()
  for (let i = 0; i < times; i++) mailbox.push(letter)
  return mailbox
}

test('letters are read in the order they came, and what is put back is read first', () => {
  const mailbox = new Mailbox()
  for (const token of [1, 2, 3]) mailbox.push(fromAgent(token))
  const [first, second] = [mailbox.take(), mailbox.take()]
  expect([first, second]).toEqual([fromAgent(1), fromAgent(2)])
  mailbox.push(fromAgent(4))
  mailbox.putBack([fromAgent(1), fromAgent(2)])
  expect(mailbox.length).toBe(4)
  expect([1, 2, 3, 4].map(() => mailbox.take())).toEqual([1, 2, 3, 4].map(fromAgent))
  expect(mailbox.take()).toBeUndefined()
})

test('the thousand and first message finds no room, and a command that steers does', () => {
  const mailbox = filled(fromPerson, 999)
  expect(mailbox.hasRoomFor(message, 0)).toBe(true)
  expect(mailbox.hasRoomFor(message, 1)).toBe(false)
  mailbox.push(fromPerson)
  expect(mailbox.hasRoomFor(message, 0)).toBe(false)
  expect(mailbox.hasRoomFor(stop, 0)).toBe(true)
})

test('reading makes room again, and putting back takes it', () => {
  const mailbox = filled(fromPerson, 1_000)
  const taken = mailbox.take()
  expect(mailbox.hasRoomFor(message, 0)).toBe(true)
  mailbox.putBack(taken ? [taken] : [])
  expect(mailbox.hasRoomFor(message, 0)).toBe(false)
})

test('what agents sent takes no room from people', () => {
  expect(filled(fromAgent(1), 5_000).hasRoomFor(message, 0)).toBe(true)
})
