/** Puts what a route tells the person who wrote the message (S0 §8.3 `userMessage`) into sentences. The facts come from the core. */
import type { Fact, Speak } from '../../core/state/facts.ts'
import { memberOf, shownName, type Team } from '../../core/state/team.ts'
import { clip } from '../../core/text/clip.ts'
import type { Lang } from '../../core/text/language.ts'
import { texts } from './languages.ts'
import type { UserMessageTexts } from './texts.ts'
import { intentWords, percent, slotNames } from './words.ts'

/** A reader is told in a few lines, however many tasks there are. */
const longest = 2_000

export const speak: Speak = (facts, lang, team) => {
  const { userMessages: say } = texts[lang]
  return clip(facts.map((fact) => sentence(fact, { say, lang, team })).join(say.between), longest)
}

type Reader = { readonly say: UserMessageTexts; readonly lang: Lang; readonly team: Team }
function sentence(fact: Fact, { say, lang, team }: Reader): string {
  const nameOf = (id: string): string => shownName(memberOf(team, id) ?? { name: id }, lang)
  const said = (words: string, share: number | undefined): string =>
    share === undefined ? say.end(words) : say.sure(words, percent(share))
  switch (fact.say) {
    case 'waits':
      return say.waits(nameOf(fact.member), slotNames(fact.missing, lang, memberOf(team, fact.member)))
    case 'which_one':
    case 'none_such':
    case 'shall_i':
    case 'not_done':
    case 'not_understood':
    case 'small_talk':
    case 'can':
    case 'cannot':
    case 'number':
    case 'records':
    case 'your_choice':
      return say.notices[fact.say](fact.items)
    case 'beyond':
      return say.beyond(fact.items)
    case 'turn':
      return say.turn(nameOf(fact.member))
    case 'goes_on':
    case 'answer_taken':
    case 'offer_taken':
      return said(say[fact.say], fact.share)
    case 'begins':
    case 'beside':
    case 'afterwards': {
      const wishes = fact.wishes.map(({ intent, member }) => {
        const words = intentWords(intent, lang, memberOf(team, member))
        return words ?? say.intent(intent, nameOf(member))
      })
      return said(say[fact.say](wishes.length > 0 ? wishes : [say.newTask]), fact.share)
    }
    case 'at_work':
    case 'in_the_way':
    case 'reviewed':
    case 'blocked':
    case 'queued':
    case 'canceled':
    case 'dropped':
      return say.named[fact.say](fact.members.length > 0 ? fact.members.map(nameOf) : [say.goal])
    default:
      return say.plain[fact.say]
  }
}
