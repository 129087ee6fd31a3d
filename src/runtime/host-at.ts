/** The tools of a workspace for a data folder, with the private hosts that the user's settings name, and a search by meaning. */
import { privateHosts } from '../config/private-hosts.ts'
import type { ToolHost } from '../ports.ts'
import { lazyHost } from '../tools/lazy-host.ts'
import { likenessTo } from '../understanding/meaning.ts'

export const hostAt = (folder: string): ToolHost => lazyHost(folder, { privateHosts, meaning: likenessTo })
