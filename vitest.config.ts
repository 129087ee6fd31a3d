import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Vitest leaves one core to itself, which on a machine of two means one file at a time.
    maxWorkers: '100%',
    // Many tests start the program. It loads in two thirds of the time when Node finds it compiled already.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'signalbox-compiled') },
  },
})
