/** What a person said, as part of the history (M1, design §13): once for each message that was taken, whatever became of it. */
import type { Message } from '../state/conversation.ts'
import type { Draft } from '../state/draft.ts'
import { who } from '../state/events.ts'
import { measure } from '../text/measure.ts'

export const sayHuman = (d: Draft, m: Message): void => {
  const { tokens } = measure(m.text)
  d.emit('member_said', who.user(m.by), { memberId: m.by, text: m.text, messageId: m.id, tokens })
}
