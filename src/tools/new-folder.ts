/** A folder that we make, as it looks on this machine. */
import type { Image } from '../core/contracts/acting.ts'
import { content } from './disk/images.ts'

export const newFolder: Image = content('folder', Buffer.alloc(0), 0o777 & ~process.umask()).image
