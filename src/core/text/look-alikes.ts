/** Ids that a person cannot tell apart by looking: case and width are folded, and letters of other alphabets that look like Latin ones. */

const latin = {
  a: 'аαɑ',
  b: 'ьβ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεҽ',
  g: 'ɡ',
  h: 'һ',
  i: 'іιıɩ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏⅼ',
  m: 'м',
  n: 'ոη',
  o: 'оοσօ',
  p: 'рρ',
  q: 'ԛ',
  r: 'г',
  s: 'ѕ',
  t: 'тτ',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уүγ',
  z: 'ᴢ',
} as const

const seen: ReadonlyMap<string, string> = new Map(
  Object.entries(latin).flatMap(([letter, others]) => [...others].map((other) => [other, letter])),
)

/** The same for ids that look alike. It is compared, never shown. */
export const lookOf = (id: string): string =>
  Array.from(id.normalize('NFKC').toLowerCase().normalize('NFC'), (letter) => seen.get(letter) ?? letter).join('')
