/** A pseudo-terminal for tests: the real program in a tmux of its own, on a socket of its own. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const advice = 'This test drives the real program in a terminal and needs tmux: apt-get install tmux'

export type Start = { readonly columns: number; readonly rows: number; readonly env?: Readonly<Record<string, string>> }

export class Terminal {
  readonly #folder = mkdtempSync(join(tmpdir(), 'signalbox-tmux-'))
  readonly #program: readonly string[]

  constructor(program: readonly string[]) {
    this.#program = program
    try {
      execFileSync('tmux', ['-V'])
    } catch {
      throw new Error(advice)
    }
  }

  start({ columns, rows, env = {} }: Start): void {
    const size = ['-x', String(columns), '-y', String(rows)]
    this.#tmux('new-session', '-d', ...size, this.#command(env))
  }

  /** In the same window, after it has ended or was killed. */
  again(env: Readonly<Record<string, string>> = {}): void {
    this.#tmux('respawn-pane', '-k', this.#command(env))
  }

  /** Text as it is, or a key by tmux's name for it. */
  type = (text: string): string => this.#tmux('send-keys', '-l', text)
  key = (name: string): string => this.#tmux('send-keys', name)
  screen = (): string => this.#tmux('capture-pane', '-p')
  /** With its colours. */
  painted = (): string => this.#tmux('capture-pane', '-p', '-e')
  resize = (columns: number, rows: number): string =>
    this.#tmux('resize-window', '-x', String(columns), '-y', String(rows))

  /** Waits until the screen shows it. The limit only ends a test that would never end. */
  async until(shows: string | RegExp | (() => boolean)): Promise<string> {
    for (let tries = 0; tries < 600; tries++) {
      const screen = this.screen()
      if (
        typeof shows === 'function' ? shows() : typeof shows === 'string' ? screen.includes(shows) : shows.test(screen)
      )
        return screen
      await sleep(100)
    }
    throw new Error(`never seen: ${shows}\n${this.screen()}`)
  }

  close(): void {
    try {
      this.#tmux('kill-server')
    } catch {
      // It was never started, or is gone already.
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }

  /** The window stays when the program ends, and says with which exit code. */
  #command(env: Readonly<Record<string, string>>): string {
    const settings = Object.entries({ LC_ALL: 'C.UTF-8', ...env }).map(([name, value]) => `${name}=${value}`)
    return `${['env', ...settings, ...this.#program].map(quoted).join(' ')}; echo "exit code $?"; exec sleep 10000`
  }

  #tmux(...args: string[]): string {
    return execFileSync('tmux', ['-u', '-S', join(this.#folder, 'socket'), '-f', '/dev/null', ...args], {
      encoding: 'utf8',
    })
  }
}

const quoted = (word: string): string => (/^[\w./:=@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)
