import { describe, expect, test } from 'vitest'
import { journalContract } from '../../test/contracts/journal-contract.ts'
import { row, storeContract } from '../../test/contracts/store-contract.ts'
import { openJournal } from '../journal/writer.ts'
import { SimDisk, SimStore } from './disk.ts'

storeContract('the simulated disk', () => {
  const disk = new SimDisk()
  return {
    open: () => new SimStore(disk),
    again: () => {
      disk.crash(0)
      return new SimStore(disk)
    },
  }
})
journalContract('the simulated disk', () => openJournal(new SimStore(new SimDisk()), { soon: setImmediate }))

describe('a crash', () => {
  test('at any byte of a batch leaves all of it or nothing of it', () => {
    const whole = diskInTheMiddleOfACommit().unsyncedBytes
    for (let kept = 0; kept <= whole; kept++) {
      const disk = diskInTheMiddleOfACommit()
      disk.crash(kept)
      const seqs = [...new SimStore(disk).rows('a', 0)].map(({ seq }) => seq)
      expect(seqs).toEqual(kept === whole ? [1, 2, 3] : [1])
      expect(disk.torn).toBe(kept === whole || kept === 0 ? 0 : 1)
    }
  })

  test('leaves a file that takes new batches after the cut', () => {
    const disk = diskInTheMiddleOfACommit()
    disk.crash(17)
    const store = new SimStore(disk)
    store.put(row('a', 2))
    store.commit()
    expect([...new SimStore(disk).rows('a', 0)].map(({ seq }) => seq)).toEqual([1, 2])
  })
})

test('a bit that flips before a good batch stops the opening', () => {
  const disk = new SimDisk()
  const store = new SimStore(disk)
  for (const seq of [1, 2, 3]) {
    store.put(row('a', seq))
    store.commit()
  }
  disk.flip(20, 3)
  expect(() => new SimStore(disk)).toThrow('damaged')
})

test('a failed sync whose bytes were kept is found again after reopening', () => {
  const disk = new SimDisk()
  let failing = true
  const store = new SimStore(disk, {
    before: (operation) => (operation === 'sync' && failing ? 'io_kept' : undefined),
    after: () => {},
  })
  store.put(row('a', 1))
  expect(() => store.commit()).toThrow('E_IO')
  expect(store.head('a')).toBeUndefined()
  failing = false
  store.reopen()
  expect(store.head('a')?.seq).toBe(1)
})

test('a disk that lies about a sync loses what it said was there', () => {
  const disk = new SimDisk()
  disk.lies = true
  const store = new SimStore(disk)
  store.put(row('a', 1))
  store.commit()
  expect(store.head('a')?.seq).toBe(1)
  disk.crash(0)
  expect(new SimStore(disk).head('a')).toBeUndefined()
})

/** One batch is synced, the next is written up to its commit line and not synced. */
function diskInTheMiddleOfACommit(): SimDisk {
  const disk = new SimDisk()
  let power = true
  const store = new SimStore(disk, {
    before: (operation) => {
      if (operation === 'sync' && !power) throw new Error('the power is gone')
      return undefined
    },
    after: () => {},
  })
  store.put(row('a', 1))
  store.commit()
  power = false
  store.put(row('a', 2))
  store.put(row('a', 3))
  expect(() => store.commit()).toThrow('the power is gone')
  return disk
}
