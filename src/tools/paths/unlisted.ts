/** Folders that programs fill, which a listing names but does not open, and a search leaves out. */
const farmed: ReadonlySet<string> = new Set([
  '.git',
  '.hg',
  '.svn',
  '.signalbox',
  'node_modules',
  '.venv',
  '__pycache__',
])

export const isFarmed = (name: string): boolean => farmed.has(name)
