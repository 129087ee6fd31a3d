/** What a branch and a commit for a task are called. */
import { clip } from './clip.ts'

const longest = 40
const longestSubject = 72

/** The person's own words, where they are a line that fits into a commit; else the goal as it was understood, or the part of them that it is. */
export function subjectFor(said: string, goal: string): string {
  const text = said.trim()
  if (goal !== '' && text.includes(goal)) return clip(goal, longestSubject)
  return text === '' || text.length > longestSubject || text.includes('\n') ? clip(goal, longestSubject) : text
}

/** What is no letter or digit of git's usual names becomes a dash. */
export function branchName(id: string, goal: string, conversation = ''): string {
  return [id, dashed(goal).slice(0, longest), dashed(conversation).slice(-4)]
    .map((part) => part.replace(/^-|-$/g, ''))
    .filter((part) => part !== '')
    .join('-')
}

const dashed = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
