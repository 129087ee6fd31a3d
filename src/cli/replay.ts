/** `signalbox replay ID`: proves a conversation (prove.ts) and says what was proved. */
import { withConversation } from './journal.ts'
import { paint, painted } from './painted.ts'
import { type Proof, prove } from './prove.ts'
import { report } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

export const replay = ({ id }: { readonly id: string }, session: Session): Promise<number> =>
  withConversation(session, id, (journal, head) => {
    const proof = prove(journal, head)
    if (!proof.ok) return report(session, proof.problem)
    if (session.json) printJson(session, { ok: true, ...proof.value })
    else printProof(session, proof.value)
    return exits.done
  })

function printProof(session: Session, proof: Proof): void {
  const { replay: texts } = session.texts
  const mark = paint(session.io, 'green', '✓')
  printLine(session, texts.proved(proof.conversation))
  printLine(session, painted`  ${mark} ${texts.events(proof.events)}`)
  printLine(session, painted`  ${mark} ${texts.folded}`)
  printLine(
    session,
    painted`  ${mark} ${proof.snapshot_seq === null ? texts.noSnapshot : texts.snapshot(proof.snapshot_seq)}`,
  )
  printLine(session, painted`  ${mark} ${texts.untouched(proof.open_effects)}`)
  printLine(session, `  ${texts.hash} sha256:${proof.state_hash}`)
}
