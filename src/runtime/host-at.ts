/** The tools of a workspace for a data folder, with the private hosts that the user's settings name. */
import { privateHosts } from '../config/private-hosts.ts'
import type { ToolHost } from '../ports.ts'
import { lazyHost } from '../tools/lazy-host.ts'

export const hostAt = (folder: string): ToolHost => lazyHost(folder, { privateHosts })
