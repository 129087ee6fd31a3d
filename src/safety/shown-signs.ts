/**
 * What is shown and not said: pictures, readings of a body, paths of files. Each becomes a word, so that the weights can know it.
 *
 * V1. A reading counts only behind its name («spo2 82», «血压70/40»), and only far from what is usual.
 * V2. A path of a file is a file, whatever its folders are called, unless its name speaks of secrets. So is an address in the web a link.
 * V3. Linear: every gap in a pattern has a bound.
 */

const pictures: Readonly<Record<string, string>> = {
  '💊': 'pills',
  '🔪': 'knife',
  '🗡': 'knife',
  '🩸': 'blood',
  '🆘': 'sos',
  '🚑': 'ambulance',
  '🚒': 'firetruck',
  '🚨': 'siren',
  '🔫': 'gun',
  '💣': 'bomb',
  '🧨': 'explosive',
  '💉': 'needle',
  '⚰': 'coffin',
  '🪦': 'grave',
  '🪢': 'noose',
  '🌉': 'bridge',
  '👋': 'bye',
  '🕊': 'peace',
  '🔥': 'flamepicture',
  '🤮': 'vomit',
  '😵': 'faint',
  '🫀': 'heart',
  '🫁': 'breath',
  '🧒': 'child',
  '👶': 'baby',
  '🔒': 'locked',
  '🚪': 'door',
}
const picture = new RegExp(Object.keys(pictures).join('|'), 'gu')

type Usual = { readonly name: string; readonly bad: (first: number, second: number) => boolean }
const usual: readonly Usual[] = [
  {
    name: 'spo2|sats?|o2|oxygen|saturation|oximeter|血氧|氧饱和',
    bad: (value) => value >= 40 && value <= 90,
  },
  { name: 'bp|blood pressure|血压', bad: (high, low) => low > 0 && (high < 85 || high >= 200 || low >= 120) },
  { name: 'gcs', bad: (value) => value >= 3 && value <= 12 },
  { name: 'rr|resps?|resp rate|respirations?|呼吸', bad: (value) => value <= 8 || (value >= 34 && value <= 80) },
  {
    name: 'hr|pulse|heart rate|bpm|心率|脉搏|心跳',
    bad: (value) => (value >= 15 && value <= 38) || (value >= 160 && value <= 260),
  },
  {
    name: 'temp|temperature|fever|体温|高烧|烧到|发烧',
    bad: (value) => value >= 40.5 && value <= 43,
  },
  { name: 'sugar|glucose|bg|bm|血糖', bad: (value) => value <= 3 || (value >= 25 && value <= 45) || value >= 450 },
]
const reading = new RegExp(
  `(?<![a-z])(?:${usual.map(({ name }) => `(${name})`).join('|')})(?![a-z])([^\\d\\n.。]{0,14})(\\d{1,3}(?:\\.\\d)?)(?:\\s?[\\/／]\\s?(\\d{2,3}))?(?![\\d:.点])`,
  'g',
)
const span = /minute|hour|day|week|year|am|pm|分钟|小时|天|年|点|号|楼/

/** V1. */
function nameReadings(text: string): string {
  return text.replaceAll(reading, (found: string, ...rest: unknown[]) => {
    const at = usual.findIndex((_, index) => rest[index] !== undefined)
    const [gap, first, second] = rest.slice(usual.length) as [string, string, string | undefined]
    const bad = usual[at]?.bad(Number(first), Number(second ?? 0)) ?? false
    return bad && !span.test(gap) ? `${found} badreading ` : found
  })
}

const link = /\bhttps?:\/\/[^\s"'<>，。]{1,400}/g
const path = /(?<![\w/.:])(?:~|\.{1,2}|[a-z]:)?[\\/](?:[\w.@+-]{1,120}[\\/]?){1,40}/g
const secretName =
  /shadow|passwd|password|\.ssh|id_rsa|\.env|secret|credential|\.aws|\.kube|token|keychain|private|salar|payroll|\.pem|\.key/

/** V2. */
const namePaths = (text: string): string =>
  text
    .replaceAll(link, (found) => (secretName.test(found) ? found : ' weblink '))
    .replaceAll(path, (found) => (secretName.test(found) || !/[a-z]{2}/.test(found) ? found : ' somefile '))

/** `text` is folded. */
export const sayShown = (text: string): string =>
  nameReadings(namePaths(text)).replaceAll(picture, (found) => ` ${pictures[found] ?? ''} `)
