import { describe } from 'vitest'
import { scenario } from './scenario.ts'

describe('S1 §10.1', () => {
  scenario(
    '1 a single NEXT goes to Bob',
    `
    team ann:human bob:ai
    ann > hello [NEXT:bob]
    bob is DISPATCHING
    talk active`,
  )

  scenario(
    '2 several targets are served in order, one after another',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,carol]
    bob is DISPATCHING
    queue carol
    bob < done
    carol is DISPATCHING
    queue`,
  )

  scenario(
    '3 several markers queue in the order they appear',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:carol] and [NEXT:bob]
    carol is DISPATCHING
    queue bob`,
  )

  scenario(
    '4 a hop to nobody falls back to the first human, and the name is told',
    `
    team ann:human bob:ai
    ann > hello [NEXT:zed]
    notice zed
    queue
    talk paused ann`,
  )

  scenario(
    '4b with others waiting, the queue is kept until a person has put it right',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,carol]
    bob < over to [NEXT:zed]
    notice zed
    queue carol
    talk paused ann
    ann > go on
    carol is DISPATCHING`,
  )

  scenario(
    '5 unknown names are skipped and told',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,zed,carol]
    notice zed
    bob is DISPATCHING
    queue carol`,
  )

  scenario(
    '6 no marker and an empty queue: the first human is next',
    `
    team ann:human bob:ai
    ann > hello [NEXT:bob]
    bob < nothing more from me
    talk paused ann`,
  )

  scenario(
    '7 no marker and a queue: the queue goes on',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,carol]
    bob < no marker here
    carol is DISPATCHING`,
  )

  scenario(
    '8 adjacent duplicates count once',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,bob,carol]
    bob is DISPATCHING
    queue carol`,
  )

  scenario(
    '9 a chain of hops ends at the human',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob]
    bob < over to carol [NEXT:carol]
    carol < over to ann [NEXT:ann]
    ann is AWAITING_USER
    talk paused ann`,
  )

  scenario(
    '10 the talk stops at a human, and who comes after stays in the queue',
    `
    team ann:human bob:ai carol:ai dave:ai
    ann > hello [NEXT:bob,carol,ann,dave]
    bob < one
    carol < two
    ann is AWAITING_USER
    queue dave
    talk paused ann
    ann > my turn
    dave is DISPATCHING`,
  )
})

describe('S1 §5, §10.3', () => {
  scenario(
    'Bug#7: the next member gets what the previous one said, not the message that named them all',
    `
    team ann:human bob:ai carol:ai dave:ai
    ann > hello [NEXT:bob,carol,ann,dave]
    bob got "hello [NEXT:bob,carol,ann,dave]"
    bob < I am Bob
    carol got "I am Bob"
    carol < I am Carol
    ann > I am Ann
    dave got "I am Ann"`,
  )

  scenario(
    'Bug#7: a member whom the previous one named gets that too',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob]
    bob < I am Bob [NEXT:carol]
    carol got "I am Bob [NEXT:carol]"`,
  )

  scenario(
    'Bug#7: whoever comes after a member that said nothing gets what was said before it',
    `
    team ann:human bob:ai carol:ai dave:ai
    ann > hello [NEXT:bob,carol,dave]
    bob < I am Bob
    carol fails out of paper
    ann answers skip
    dave got "I am Bob"`,
  )

  scenario(
    'each pause is told and saved with what led to it: a turn, the fallback, an error, a person, an unknown name',
    `
    team ann:human bob:ai carol:ai eve:human
    ann > hello [NEXT:bob,eve,carol]
    bob < done
    tells paused eve
    eve > done too
    carol fails out of paper
    tells paused ann
    ann answers skip
    ann > again [NEXT:bob]
    bob acks
    bob starts
    ann pauses
    tells paused ann
    ann resumes
    bob < over to [NEXT:zed]
    tells paused ann`,
  )

  scenario(
    'an empty marker is no marker',
    `
    team ann:human bob:ai carol:ai
    ann > hello [NEXT:bob,carol]
    bob < nobody in particular [NEXT:] [NEXT: , ]
    no event talk_routed
    carol is DISPATCHING`,
  )

  scenario(
    'a member may name itself and gets what it said',
    `
    team ann:human bob:ai
    ann > think twice [NEXT:bob]
    bob < first thought [NEXT:bob]
    bob is DISPATCHING
    bob got "first thought [NEXT:bob]"`,
  )

  scenario(
    'a marker in inline code or a comment is text',
    `
    team ann:human bob:ai
    ann > write \`[NEXT:bob]\` <!-- [NEXT:bob] --> to call Bob
    no event task_created
    talk paused ann`,
  )

  scenario(
    'a human may not send nothing',
    `
    team ann:human bob:ai
    ann >
    refused empty_input`,
  )

  scenario(
    'a wrong person is refused politely, and the right one goes on',
    `
    team ann:human bob:ai eve:human
    ann > [NEXT:eve]
    talk paused eve
    ann > me again
    rejected waiting_for eve
    eve > here I am
    talk paused ann`,
  )

  scenario(
    '[DONE] from a human ends it, and wins over a marker beside it',
    `
    team ann:human bob:ai
    ann > thanks [NEXT:bob] [DONE]
    talk completed
    ann > one more thing
    refused ended`,
  )

  scenario(
    '[DONE] from an AI is only text',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob < all finished [DONE]
    talk paused ann`,
  )

  scenario(
    'a loop pauses when its budget is used up; one key goes on',
    `
    team ann:human bob:ai carol:ai hopBudget=3
    ann > [NEXT:bob]
    bob < 1 [NEXT:carol]
    carol < 2 [NEXT:bob]
    bob < 3 [NEXT:carol]
    asked continue, end
    talk paused ann
    queue carol
    ann answers continue
    carol is DISPATCHING
    talk active`,
  )

  scenario(
    'to resume is to continue: the hops are counted anew',
    `
    team ann:human bob:ai carol:ai hopBudget=2
    ann > [NEXT:bob]
    bob < 1 [NEXT:carol]
    carol < 2 [NEXT:bob]
    asked continue, end
    ann resumes
    asked
    bob < 3 [NEXT:carol]
    work is EXECUTION
    carol is DISPATCHING
    carol < 4 [NEXT:bob]
    asked continue, end`,
  )

  scenario(
    'three rounds word for word pause the talk too',
    `
    team ann:human bob:ai carol:ai
    ann > [NEXT:bob]
    bob < ping [NEXT:carol]
    carol < pong [NEXT:bob]
    bob < ping [NEXT:carol]
    carol < pong [NEXT:bob]
    bob < ping [NEXT:carol]
    carol < pong [NEXT:bob]
    asked continue, end`,
  )
})

describe('queue and control', () => {
  scenario(
    'a pause in the middle of a hop keeps the queue; the answer is kept, nobody else starts',
    `
    team ann:human bob:ai carol:ai
    ann > [NEXT:bob,carol]
    bob acks
    bob starts
    ann pauses
    talk paused ann
    bob < late but welcome
    queue carol
    ann resumes
    carol is DISPATCHING`,
  )

  scenario(
    'a pause that changes nothing says why, and so does a resume',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    ann resumes
    refused not_paused
    bob acks
    bob starts
    ann pauses
    ann pauses
    refused already_paused
    ann resumes
    work is EXECUTION`,
  )

  scenario(
    'a pause while a question is open holds what the answer sets going',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    bob fails out of paper
    ann pauses
    work is PAUSED
    ann answers retry
    bob is READY
    ann resumes
    bob is DISPATCHING`,
  )

  scenario(
    'skip and clear',
    `
    team ann:human bob:ai carol:ai dave:ai
    ann > [NEXT:bob,carol,dave]
    ann skips
    queue dave
    ann clears
    queue
    bob < done
    talk paused ann`,
  )

  scenario(
    'under lock only pause and stop are accepted while a run is at work',
    `
    team ann:human bob:ai inputPolicy=lock
    ann > [NEXT:bob]
    bob acks
    bob starts
    ann > are you there?
    rejected locked
    ann stops
    talk paused ann
    ann > again
    talk paused ann`,
  )

  scenario(
    'an ended conversation takes no more commands',
    `
    team ann:human bob:ai
    ann > [NEXT:bob]
    ann ends
    talk completed
    ann pauses
    refused ended`,
  )
})

describe('safety', () => {
  scenario(
    'BLOCK: nothing born of the message is dispatched',
    `
    team ann:human bob:ai
    ann ! do harm [NEXT:bob]
    no event task_created
    talk paused ann`,
  )

  scenario(
    'EMERGENCY cancels everything',
    `
    team ann:human bob:ai carol:ai
    ann > [NEXT:bob,carol]
    ann !! help
    queue
    event task_canceled
    talk paused ann`,
  )
})
