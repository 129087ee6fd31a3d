/** The thread behind the terminal: opens the journal and the runtime, and answers its messages until it is told to close. */
import { parentPort, workerData } from 'node:worker_threads'
import { fileProblem } from '../edge/file-problem.ts'
import { JournalFault } from '../journal/fault.ts'
import { openLog } from '../log/log.ts'
import { noLog } from '../runtime/no-ports.ts'
import { openHost } from './host.ts'
import { localClient } from './local.ts'
import type { HostOptions, Port, ToScreen } from './protocol.ts'
import { serve } from './serve.ts'

if (parentPort) void host(parentPort, workerData)

async function host(port: Port<unknown, ToScreen>, options: HostOptions): Promise<void> {
  const opened = options.log && openLog(options.log.target, options.log.traceId)
  const log = opened?.ok ? opened.value : noLog
  try {
    serve(localClient(await openHost(options, log)), port)
    port.postMessage({ type: 'opened' })
  } catch (thrown) {
    log.error({ err: thrown }, 'the data folder cannot be opened')
    const problem = thrown instanceof JournalFault ? thrown.problem : fileProblem(thrown, options.folder)
    if (!problem) throw thrown // a bug of ours: the screen's thread reports it like any other
    port.postMessage({ type: 'fault', problem })
  }
}
