/** The thread behind the terminal: opens the journal and the runtime, and answers its messages until it is told to close. */
import { parentPort, workerData } from 'node:worker_threads'
import { refuse } from '../core/result.ts'
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
    const problem =
      thrown instanceof JournalFault
        ? thrown.problem
        : refuse('E_IO', { why: folderReason(thrown), path: options.folder }).problem
    port.postMessage({ type: 'fault', problem })
  }
}

function folderReason(thrown: unknown): string {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : undefined
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'not_a_folder'
  return code === 'EACCES' || code === 'EPERM' || code === 'EROFS' ? 'permission' : 'bug'
}
