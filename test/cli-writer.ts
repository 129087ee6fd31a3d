/** A program that holds a data folder and keeps a talk going until its standard input ends. Run by cli-process.test.ts. */
import { scripted } from '../src/agents/scripted.ts'
import { openSignalbox, untilRest } from '../src/runtime/embedded.ts'
import { defineTeam } from '../src/teams/define-team.ts'
import { orThrow } from '../src/views/or-throw.ts'

const { team, teamHash } = orThrow(
  defineTeam({
    team: 'busy',
    members: [
      { id: 'ann', type: 'human', name: 'Ann', order: 0 },
      { id: 'bob', type: 'ai', name: 'Bob', order: 1 },
    ],
  }),
)
const signalbox = orThrow(await openSignalbox({ data: process.argv[2], agents: scripted(() => 'Yes. [NEXT:ann]') }))
await signalbox.start(team, { teamHash, id: 'busy' })

let going = true
process.stdin.on('end', () => {
  going = false
})
process.stdin.resume()
console.log('ready')
while (going) {
  await signalbox.send('busy', { type: 'say', by: 'ann', text: 'And? [NEXT:bob]' })
  await untilRest(signalbox, 'busy')
  await new Promise((resolve) => setTimeout(resolve, 10))
}
await signalbox.close()
