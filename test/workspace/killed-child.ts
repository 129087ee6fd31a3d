/** Takes the same decisions each time it is started, as `signalbox act` would, and with `undo` takes all of them back. */
import { join } from 'node:path'
import { type Acting, actOn, finishActs } from '../../src/tools/act/acting.ts'
import { undoDecisions } from '../../src/tools/act/undoing.ts'
import { WorkspaceHost } from '../../src/tools/host.ts'

const [folder = '', script = 'act'] = process.argv.slice(2)
const host = new WorkspaceHost({ data: join(folder, 'data') })
const workspace = join(folder, 'work')
const acting: Acting = { host, workspace, confirm: 'never', ask: async () => 'denied', maxBytes: 1_048_576 }

const idOf = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`
const decision = (n: number, action: string, params: object, changes: readonly string[]): string =>
  JSON.stringify({
    decision_id: idOf(n),
    type: 'TOOL_CALL',
    action,
    params,
    scope: { allowed_paths: ['**'], allowed_tasks: ['act'] },
    expectation: { world_change: changes, task_progress: '' },
    timeout_ms: 60_000,
  })

const patch =
  '--- a/one.txt\n+++ b/one.txt\n@@ -1 +1 @@\n-one\n+ONE\n--- a/two.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-two\n--- /dev/null\n+++ b/p/q/three.txt\n@@ -0,0 +1 @@\n+three\n'
const decisions = [
  decision(1, 'ensure_file', { path: 'new/deep/file.txt', content: 'hello' }, ['new/deep/file.txt']),
  decision(2, 'write_file', { path: 'run.sh', content: 'echo 2\n' }, ['run.sh']),
  decision(3, 'apply_patch', { patch }, ['one.txt', 'two.txt', 'p/q/three.txt']),
  decision(4, 'move', { from: 'folder', to: 'moved' }, ['folder/**', 'moved/**']),
  decision(5, 'delete_file', { path: 'gone.bin' }, ['gone.bin']),
]

await finishActs(acting)
for (const line of decisions) {
  const outcome = await actOn(acting, line)
  if (outcome === 'unanswered' || !outcome.verdict.accepted) throw new Error(JSON.stringify(outcome))
}
if (script === 'undo') {
  const undone = await undoDecisions(host, { undo: idOf(1), since: true, preview: false })
  if ('refused' in undone || undone.left.length > 0) throw new Error(JSON.stringify(undone))
}
host.close()
