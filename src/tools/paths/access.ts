/** What a decision does to a path. Writing includes making it. */
export type Access = 'read' | 'write' | 'delete'
