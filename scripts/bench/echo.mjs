/** A program that only sends back what it gets. */
import { readSync, writeSync } from 'node:fs'

const buffer = Buffer.alloc(65_536)
for (let size = readSync(0, buffer); size > 0; size = readSync(0, buffer)) writeSync(1, buffer, 0, size)
