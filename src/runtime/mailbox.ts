/**
 * What waits to be decided in one conversation, first come, first served. It is read in turns (drain.ts), so that a burst costs as
 * much for each letter as a single letter does, and the other conversations are served in between.
 *
 * P1. A person who sends faster than the conversation can read is refused, and nothing of what was refused is written.
 * P2. What an agent or an effect sends is never refused: it has nobody to tell, and would be lost.
 * P3. A word that steers the work finds room after the messages have none left: a flood can always be stopped.
 */
import type { Result } from '../core/contracts/result.ts'
import type { Command } from '../core/state/commands.ts'

type Reply = (result: Result<{ seq: number }>) => void
/** A person waits for a reply. Any other command has none, and is kept until it is on disk. */
export type Letter = { readonly command: Command; readonly reply?: Reply }

const mostMessages = 1_000
const roomForControl = 100

export class Mailbox {
  #letters: Letter[] = []
  #read = 0
  #ofPeople = 0

  get length(): number {
    return this.#letters.length - this.#read
  }

  /** How many letters of people may wait before one like this is refused. */
  limitFor(command: Command): number {
    return command.type === 'say' ? mostMessages : mostMessages + roomForControl // P3
  }

  /** P1: whether a letter of a person finds room beside the messages that the gate or the engine still has. */
  hasRoomFor(command: Command, unread: number): boolean {
    return this.#ofPeople + unread < this.limitFor(command)
  }

  push(letter: Letter): void {
    this.#letters.push(letter)
    if (letter.reply) this.#ofPeople++
  }

  /** The next letter, or nothing. */
  take(): Letter | undefined {
    const letter = this.#letters[this.#read]
    if (!letter) return
    this.#read++
    if (letter.reply) this.#ofPeople--
    if (this.#read === this.#letters.length) this.#forgetRead()
    return letter
  }

  /** What could not be written is the first to be read again. */
  putBack(letters: readonly Letter[]): void {
    this.#forgetRead()
    this.#letters = [...letters, ...this.#letters]
    this.#ofPeople += letters.filter((letter) => letter.reply).length
  }

  #forgetRead(): void {
    this.#letters = this.#read === this.#letters.length ? [] : this.#letters.slice(this.#read)
    this.#read = 0
  }
}
