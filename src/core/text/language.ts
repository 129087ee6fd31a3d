/** The languages of the program, which of them a text is in, and which to answer a message in. */

/** The languages of messages and of a team's own words: the rules, the engines and the files of teams know these. */
export type Spoken = 'en' | 'zh'

type Of = {
  /** The locales that mean it. */
  readonly locale: RegExp
  /** In which language its readers are shown a team's own words. */
  readonly spoken: Spoken
}
const languages = {
  en: { locale: /^en/i, spoken: 'en' },
  zh: { locale: /^zh/i, spoken: 'zh' },
} as const satisfies Readonly<Record<string, Of>>

/** The languages that people are shown the program in. */
export type Lang = keyof typeof languages
export const langs = Object.keys(languages) as Lang[]
export const nextLang = (lang: Lang): Lang => langs[(langs.indexOf(lang) + 1) % langs.length] ?? lang
export const spokenFor = (lang: Lang): Spoken => languages[lang].spoken
export const langOfLocale = (locale: string): Lang => langs.find((lang) => languages[lang].locale.test(locale)) ?? 'en'

/** One Han character makes it Chinese. */
export const languageOf = (text: string): Spoken => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en')

/**
 * Two words, or one that is not just an "ok" or a name of a thing that any language has. A match begins only where a word begins: else
 * every letter of a long word would be tried.
 */
const isWordy = (text: string): boolean =>
  /(?<!\p{L})\p{L}{2,}[^\p{L}\s]*\s[^\p{L}]*\p{L}{2,}/u.test(text) || oneWord.test(text)
/** Not `b.ts` or `A123`. */
const oneWord =
  /(?<![\p{L}\p{N}._/@-])(?![Oo]kay|[Yy]eah|[Ww]ifi|[Aa]lipay|[Ww]e[Cc]hat)\p{L}\p{Ll}{3,}(?![\p{L}\p{N}_/-]|\.\p{L})/u

/** Whether it says by itself which language it is in. */
const hasLanguage = (text: string): boolean => languageOf(text) === 'zh' || isWordy(text)

/** The language of what somebody writes; where it says nothing about that, the one so far. */
export const langAfter = (lang: Lang, text: string): Lang => (hasLanguage(text) ? languageOf(text) : lang)

/** A short answer such as `2` or `A123` says nothing; then the nearest of what was said around it does, which stands first. */
export const languageAmong = (message: string, around: readonly string[]): Spoken =>
  languageOf([message, ...around].find(hasLanguage) ?? '')
