/** The thread behind the terminal: opens the journal and the runtime, and answers its messages until it is told to close. */
import { parentPort, workerData } from 'node:worker_threads'
import { refuse } from '../core/result.ts'
import { fileProblem } from '../edge/file-problem.ts'
import { JournalFault } from '../journal/fault.ts'
import { openHouse } from './house.ts'
import { localClient } from './local.ts'
import type { HostOptions, Port, ToHost, ToScreen } from './protocol.ts'
import { serve } from './serve.ts'

if (parentPort) void host(parentPort, workerData)

async function host(port: Port<ToHost, ToScreen>, options: HostOptions): Promise<void> {
  try {
    serve(localClient(await openHouse(options)), port)
    port.postMessage({ type: 'opened' })
  } catch (thrown) {
    const known = thrown instanceof JournalFault ? thrown.problem : fileProblem(thrown, options.folder)
    const problem = known ?? refuse('E_IO', { why: 'bug' }).problem
    port.postMessage({ type: 'fault', problem })
  }
}
