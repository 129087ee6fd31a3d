/**
 * Whether a team's own regular expression may be run on what people send. slots.ts asks before it compiles one.
 *
 * Refused is what can take exponential time: a repeated group that itself repeats or branches, and back references. What is left
 * can at worst be slow in the length of the text, and slots.ts shows it a short one only.
 */
export function patternProblem(source: string): string | undefined {
  try {
    new RegExp(source, 'u')
  } catch (error) {
    return error instanceof Error ? error.message : 'not a regular expression'
  }
  return repeatedRisk(source)
}

function repeatedRisk(source: string): string | undefined {
  const risky: boolean[] = []
  let inClass = false
  for (let at = 0; at < source.length; at++) {
    const unit = source.charAt(at)
    if (unit === '\\') {
      if (/[1-9k]/.test(source.charAt(at + 1))) return 'a back reference'
      at++
    } else if (inClass) inClass = unit !== ']'
    else if (unit === '[') inClass = true
    else if (unit === '(') risky.push(false)
    else if (unit === ')') {
      const inner = risky.pop() ?? false
      const repeated = repeatsAt(source, at + 1)
      if (inner && repeated) return 'a repeated group that repeats or branches inside'
      if (risky.length > 0 && (inner || repeated)) risky[risky.length - 1] = true
    } else if ((unit === '|' || repeatsAt(source, at)) && risky.length > 0) risky[risky.length - 1] = true
  }
  return undefined
}

const repeatsAt = (source: string, at: number): boolean => {
  const unit = source.charAt(at)
  return unit === '*' || unit === '+' || (unit === '{' && /^\{\d+,/.test(source.slice(at, at + 6)))
}
