/** Known bugs of decisions, approvals, grants and landings (bugs.ts). */
import type { PlantedBug } from './bugs.ts'

export const actingBugs: readonly PlantedBug[] = [
  {
    name: 'what went with its agent before it ran is never taken up again',
    find: 'if (known && !(known.dropped && known.hash === hash))',
    replace: 'if (known)',
    breaks: ['I8'],
  },
  {
    name: 'decisions are not de-duplicated',
    find: 'const known = settledDecision(d.state, envelope.decision_id)',
    replace: "const known = settledDecision(d.state, '')",
    breaks: ['I8', 'I5', 'I36', 'I33', 'I7', 'I6'],
  },
  {
    name: 'a write whose outcome is unknown is run again',
    find: "if (openDecision(live.state, asked.decisionId)?.effect === 'read') return execute",
    replace: 'if (openDecision(live.state, asked.decisionId)) return execute',
    breaks: ['I5'],
  },
  {
    name: 'commands run without an approval',
    find: "if (x.effect === 'read') return risk === 'low' ? 'read' : undefined",
    replace: "if (x.effect !== 'delete') return 'read'",
    breaks: ['I21'],
  },
  {
    name: 'an issued decision still counts as covered',
    find: "inRun(s, e, 'decision_issued', { state: 'ISSUED', until",
    replace: "inRun(s, e, 'decision_issued', { state: 'COVERED', until",
    breaks: ['I11', 'I36', 'I33', 'I6'],
  },
  {
    name: 'what is not as expected lands all the same',
    find: 'if (judged.cause || changes.length === 0) settle',
    replace: 'if (changes.length === 0) settle',
    breaks: ['I44'],
    faults: ['tool_misses'],
  },
  {
    name: 'a landing that left files alone counts as done',
    find: 'if (c.left.length === 0) return settle',
    replace: 'if (c.left.length >= 0) return settle',
    breaks: ['I44'],
  },
  {
    name: 'two decisions work in one workspace at once',
    find: 'if ([...holders.keys()].some((key) => key !== own)) {',
    replace: 'if (holders.size > 99) {',
    breaks: ['I47'],
    faults: ['decisions_pile_up'],
  },
  {
    name: 'a grant has no end',
    find: '    at < g.until &&\n',
    replace: '',
    breaks: ['I21'],
    faults: ['decisions_pile_up', 'grant_ends_in_line', 'clock_past_grants'],
  },
  {
    name: 'a grant covers other content than what was approved',
    find: '  (g.content === undefined || g.content === content) &&\n',
    replace: '',
    breaks: ['I21'],
    faults: ['decisions_pile_up'],
  },
  {
    name: 'a grant covers what somebody else asked for',
    find: '    g.requester === t.requester &&\n',
    replace: '',
    breaks: ['I21'],
  },
  {
    name: 'anybody may approve',
    find: 'if (!able.includes(c.by)) return refuse',
    replace: 'if (able.length < 0) return refuse',
    breaks: ['I36', 'I21'],
  },
  {
    name: 'what is rated high is granted',
    find: "  risk !== 'high' && !(isCommand(reach)",
    replace: '  !(isCommand(reach)',
    breaks: ['I21'],
    faults: ['decisions_pile_up'],
  },
  {
    name: 'a decision is forgotten with its task',
    find: 'mayHaveRun(x) && x.until !== undefined\n\n/** Whoever',
    replace: "isIssued(x) && x.effect === 'read'\n\n/** Whoever",
    breaks: ['I6', 'I36', 'I33', 'I11', 'I34'],
  },
]
