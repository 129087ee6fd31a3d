import { journalContract } from '../../test/contracts/journal-contract.ts'
import { storeContract } from '../../test/contracts/store-contract.ts'
import { memoryStore } from './memory.ts'
import { openJournal } from './writer.ts'

storeContract('memory', () => ({ open: memoryStore }))
journalContract('memory', () => openJournal(memoryStore(), { soon: setImmediate }))
