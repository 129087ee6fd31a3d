/** The thread behind the terminal: opens the journal and the runtime, and answers its messages until it is told to close. */
import { parentPort, workerData } from 'node:worker_threads'
import { refuse } from '../core/result.ts'
import { JournalFault } from '../journal/fault.ts'
import { localClient } from './local.ts'
import { openDoors } from './open-doors.ts'
import type { HostOptions, Port, ToHost, ToScreen } from './protocol.ts'
import { serve } from './serve.ts'

if (parentPort) host(parentPort, workerData)

function host(port: Port<ToHost, ToScreen>, options: HostOptions): void {
  try {
    serve(localClient(openDoors(options)), port)
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
