/** What a branch for a task is called. What is no letter or digit of git's usual names becomes a dash. */
const longest = 40

export function branchName(id: string, goal: string, conversation = ''): string {
  return [id, dashed(goal).slice(0, longest), dashed(conversation).slice(-4)]
    .map((part) => part.replace(/^-|-$/g, ''))
    .filter((part) => part !== '')
    .join('-')
}

const dashed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
