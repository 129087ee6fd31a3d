/** Times for a person, in their own time zone. */

export const timeOfDay = (at: number): string => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')
}

export const dayOf = (at: number): string => {
  const date = new Date(at)
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-')
}

export const minuteOf = (at: number): string => `${dayOf(at)} ${timeOfDay(at).slice(0, 5)}`

const twoDigits = (value: number): string => String(value).padStart(2, '0')
