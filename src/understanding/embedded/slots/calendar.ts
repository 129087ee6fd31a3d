/**
 * The day that a date means when it was said: `+1d`, `+0w5`, `03-04`, `day-15` (dates-and-times.ts) become 2026-11-20. A day without a
 * year, and a weekday, is the next one from there on.
 */

const dayMs = 86_400_000

/** Undefined: it is no single day («next week»). The day is that of this machine's time zone. */
export function dayOf(normal: string, at: number): string | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(normal)) return normal
  const today = at - new Date(at).getTimezoneOffset() * 60_000
  const days = /^([+-]\d+)d$/.exec(normal)
  if (days) return isoOf(today + Number(days[1]) * dayMs)
  const weekday = /^([+-]\d)w([1-7])$/.exec(normal)
  if (weekday) return isoOf(today + daysTo(today, Number(weekday[1]), Number(weekday[2])) * dayMs)
  if (/^\d{2}-\d{2}$/.test(normal)) return fromToday(today, (iso) => iso.slice(5) === normal)
  const nth = /^day-(\d{1,2})$/.exec(normal)
  if (nth) return fromToday(today, (iso) => Number(iso.slice(8)) === Number(nth[1]))
}

const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** «Friday» is the next one; «next Friday» that of next week, «last Friday» the one before today. */
function daysTo(today: number, week: number, weekday: number): number {
  const now = (new Date(today).getUTCDay() + 6) % 7
  const ahead = weekday - 1 - now
  if (week > 0) return ahead + 7 * week
  if (week < 0) return ahead >= 0 ? ahead - 7 : ahead
  return ahead < 0 ? ahead + 7 : ahead
}

function fromToday(today: number, fits: (iso: string) => boolean): string | undefined {
  for (let n = 0; n < 366; n++) {
    const iso = isoOf(today + n * dayMs)
    if (fits(iso)) return iso
  }
}
