/** How the report of a commit names what stays out of it: a line, and below it one path a line. */
export const leftOutLine = 'Left out of the commit:'

export function leftOutIn(report: string): string[] {
  const [, named = ''] = report.split(`${leftOutLine}\n`)
  return named.split('\n').filter((path) => path !== '')
}
