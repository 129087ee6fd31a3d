/** The floor: raw node:sqlite, WAL, FULL, one row (conversation, seq, 300-byte payload) a hop. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { type Cost, measured, stopwatch } from './measured.ts'

const warmUps = 50
const payload = (n: number): string => String(n).padStart(10, '0').repeat(30)

export class Floor {
  readonly file: string
  readonly #db: DatabaseSync
  readonly #insert

  constructor(folder: string) {
    this.file = join(folder, 'raw.db')
    this.#db = new DatabaseSync(this.file)
    this.#db.exec('pragma journal_mode = wal; pragma synchronous = full')
    this.#db.exec('create table if not exists hops (conversation text, seq integer, payload text)')
    this.#insert = this.#db.prepare('insert into hops values (?, ?, ?)')
  }

  /** One commit a hop. */
  hops(conversations: number, each: number): Cost {
    return measured(() => {
      for (let c = 0; c < conversations; c++) for (let seq = 0; seq < each; seq++) this.#commit([[`c${c}`, seq]])
    })
  }

  /** Whoever is ready in one commit. */
  together(conversations: number, each: number): Cost {
    return measured(() => {
      for (let seq = 0; seq < each; seq++) this.#commit(Array.from({ length: conversations }, (_, c) => [`c${c}`, seq]))
    })
  }

  /** Two commits a hop and a frame to a program and back behind each: a hop with an outside program that does nothing else. */
  async relayed(hops: number): Promise<Cost> {
    const echo = spawn(process.execPath, [fileURLToPath(new URL('./echo.mjs', import.meta.url))])
    const frame = `${payload(0)}\n`
    const relay = async (seq: number): Promise<void> => {
      echo.stdin.write(frame)
      await once(echo.stdout, 'data')
      this.#commit([['c0', seq]])
    }
    for (let seq = 0; seq < warmUps; seq++) await relay(seq)
    const stop = stopwatch()
    for (let seq = 0; seq < hops * 2; seq++) await relay(seq)
    const cost = stop()
    echo.stdin.end()
    await once(echo, 'close')
    return cost
  }

  /** Reads where it stands and writes one more hop: what opening costs at least. */
  oneMore(): void {
    const last = this.#db.prepare('select max(seq) as seq from hops').get() as { seq: number }
    this.#commit([['c0', last.seq + 1]])
  }

  close(): number {
    this.#db.close()
    return statSync(this.file).size
  }

  #commit(rows: (readonly [string, number])[]): void {
    this.#db.exec('begin immediate')
    for (const [conversation, seq] of rows) this.#insert.run(conversation, seq, payload(seq))
    this.#db.exec('commit')
  }
}
