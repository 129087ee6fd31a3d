/**
 * In which language a person is spoken to: the one they ask for, else the one of their locale, else English. It loads nothing, so
 * that the first word can be said before the program is loaded.
 */
import { type Lang, langOfLocale, langs } from '../core/text/language.ts'

type Env = Readonly<Record<string, string | undefined>>

/** Help is built before the arguments are parsed, so `--lang` is looked for by hand. */
export function chooseLang(args: readonly string[], env: Env): Lang {
  const end = args.indexOf('--')
  const options = end < 0 ? args : args.slice(0, end)
  const at = options.lastIndexOf('--lang')
  const joined = options.findLast((arg) => arg.startsWith('--lang='))?.slice('--lang='.length)
  return langs.find((lang) => lang === (joined ?? (at < 0 ? undefined : options[at + 1]))) ?? langOfEnvironment(env)
}

/** Neither they nor their locale name one: `C` and `POSIX` mean no language. Then what they write says which. */
export const isLangOpen = (asked: string | undefined, { LC_ALL, LC_MESSAGES, LANG }: Env): boolean =>
  asked === undefined && /^(?:C|POSIX)?(?:\..*)?$/i.test(LC_ALL || LC_MESSAGES || LANG || '')

/** The order of POSIX: the first that is set and not empty decides. */
export const langOfEnvironment = ({ LC_ALL, LC_MESSAGES, LANG }: Env): Lang =>
  langOfLocale(LC_ALL || LC_MESSAGES || LANG || '')
