/** In which language a person is spoken to: what they ask for, else what their locale says, else English. */
import type { Lang } from '../core/text/language.ts'
import { langs } from '../views/texts/languages.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Help is built before the arguments are parsed, so `--lang` is looked for by hand. */
export function chooseLang(args: readonly string[], env: Env): Lang {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  const at = options.lastIndexOf('--lang')
  const joined = options.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length)
  return langs.find((lang) => lang === (joined ?? (at < 0 ? undefined : options[at + 1]))) ?? langOfLocale(env)
}

/** The order of POSIX: the first that is set and not empty decides. */
function langOfLocale(env: Env): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return /^zh/i.test(locale) ? 'zh' : 'en'
}
