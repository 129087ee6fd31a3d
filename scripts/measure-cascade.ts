/**
 * `npm run measure:cascade [FILE…]`: the share of messages that a cascade answers without its model, over dialogues with the front desk
 * (JSON lines {turns: [{say}]}; ../shared/data/dialogues/dev.jsonl where none is named). The model here counts and fails, so the embedded
 * answer stands and each dialogue goes on as it would without a model.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModelEntry } from '../src/config/config.ts'
import type { JournalEvent } from '../src/core/state/events.ts'
import type { Models } from '../src/models/open-models.ts'
import { prompts } from '../src/models/prompts/prompts.ts'
import { openSignalbox, untilRest } from '../src/runtime/embedded.ts'
import { loadTeam } from '../src/teams/read-team.ts'
import { orThrow } from '../src/views/or-throw.ts'

type Dialogue = { readonly turns: readonly { readonly say: string }[] }
type Counts = { messages: number; understood: number; looks: number }

const root = join(import.meta.dirname, '..')
const named = process.argv.slice(2)
const files = named.length > 0 ? named : [join(root, '../shared/data/dialogues/dev.jsonl')]
const loaded = await loadTeam(join(root, 'teams/front-desk'))
if (!loaded.ok) throw new Error('the front desk does not load')
const team = loaded.value

for (const file of files) {
  const dialogues = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  const counts: Counts = { messages: 0, understood: 0, looks: 0 }
  for (const line of dialogues) await play(JSON.parse(line) as Dialogue, counts)
  const { messages, understood, looks } = counts
  const share = (n: number): string => `${((100 * n) / messages).toFixed(1)} %`
  console.log(`${file}: ${dialogues.length} dialogues, ${messages} messages`)
  console.log(`  understood without the model: ${understood} (${share(understood)})`)
  console.log(`  passed by the gate without the model: ${messages - looks} (${share(messages - looks)})`)
}

async function play({ turns }: Dialogue, counts: Counts): Promise<void> {
  const entry = ModelEntry.parse({ provider: 'openai-compatible', model: 'none' })
  const models: Models = () => ({
    ...{ name: 'none', entry, budget: {} },
    ask: ({ instructions }) => {
      if (instructions === prompts.safety.en || instructions === prompts.safety.zh) counts.looks++
      return Promise.reject(new Error('there is no model here'))
    },
  })
  const box = orThrow(await openSignalbox({ data: 'memory', team, engineKind: 'cascade', models }))
  const begun = await box.start(team.team, { teamHash: team.hash })
  if (!begun.ok) throw new Error('it does not start')
  const { conversation } = begun.value
  box.subscribe(conversation, 0, (event) => count(event as JournalEvent, counts))
  for (const { say } of turns) {
    await box.send(conversation, { type: 'say', by: 'you', text: say })
    await untilRest(box, conversation)
  }
  await box.close()
}

function count(event: JournalEvent, counts: Counts): void {
  if (event.type !== 'semantic_understanding_completed') return
  counts.messages++
  if (event.cascade?.asked === false) counts.understood++
}
