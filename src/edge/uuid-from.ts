/** Ids that come from what they stand for: the same parts have the same id, in every run of the program. */
import { hash } from 'node:crypto'

/** A uuid of version 4 by its form. */
export const uuidFrom = (parts: readonly (string | number)[]): string =>
  hash('sha256', JSON.stringify(parts)).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
