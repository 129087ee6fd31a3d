/**
 * In which language a person is spoken to: the one they ask for, else the one of their locale, else English. It loads nothing, so
 * that the first word can be said before the program is loaded.
 */
import type { Lang } from '../core/text/language.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Which locales mean a language. */
const locales: Readonly<Record<Lang, RegExp>> = { en: /^en/i, zh: /^zh/i }
const langs = Object.keys(locales) as Lang[]

/** Help is built before the arguments are parsed, so `--lang` is looked for by hand. */
export function chooseLang(args: readonly string[], env: Env): Lang {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  const at = options.lastIndexOf('--lang')
  const joined = options.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length)
  return langs.find((lang) => lang === (joined ?? (at < 0 ? undefined : options[at + 1]))) ?? langOfLocale(env)
}

/** The order of POSIX: the first that is set and not empty decides. */
export function langOfLocale({ LC_ALL, LC_MESSAGES, LANG }: Env): Lang {
  const locale = LC_ALL || LC_MESSAGES || LANG || ''
  return langs.find((lang) => locales[lang].test(locale)) ?? 'en'
}
