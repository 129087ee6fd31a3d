/** `signalbox eval`: learns from the given rows, predicts the others, scores (understanding/eval). */
import { type EvalOptions, evaluate, folderFiles } from '../understanding/eval/evaluate.ts'
import { relationTeacher } from '../understanding/eval/relation-teacher.ts'
import { tableOf } from '../understanding/eval/table.ts'
import { tell } from './report.ts'
import { exits, printJson, printLine, type Session } from './session.ts'

type EvalArguments = Partial<EvalOptions> & { readonly set?: string }

export async function evaluateSet({ set, ...files }: EvalArguments, session: Session): Promise<number> {
  const folder = set === undefined ? undefined : folderFiles(set)
  const options = { ...folder, ...files }
  if (options.test === undefined) {
    tell(session, { code: 'E_INVALID_ARGS', message: session.texts.eval.noSet, next: session.texts.eval.next })
    return exits.usage
  }
  const report = await evaluate({ ...options, test: options.test, teachers: { relation: relationTeacher } })
  if (session.json) printJson(session, report)
  else printLine(session, tableOf(report))
  return exits.done
}
