/** Builds what `npm pack` ships: JavaScript and types under dist/. */
import { execFileSync } from 'node:child_process'
import { chmodSync, rmSync } from 'node:fs'

rmSync('dist', { recursive: true, force: true })
execFileSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' })
chmodSync('dist/cli/bin.js', 0o755)
