import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tokeniseMessage } from '../src/learning/tokens.ts'
import { openSignalbox } from '../src/runtime/embedded.ts'
import { loadTeam } from '../src/teams/read-team.ts'
import { encoderEngine } from '../src/understanding/encoder/encoder-engine.ts'
import { encoderSense } from '../src/understanding/encoder/encoder-sense.ts'
import { openEncoder } from '../src/understanding/encoder/open-encoder.ts'
import { orThrow } from '../src/views/or-throw.ts'

const folderWith = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'encoder-'))
  mkdirSync(join(folder, '1_Pooling'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}
const whole = { 'model.onnx': '', 'tokenizer.json': '{}', '1_Pooling/config.json': '{"pooling_mode_cls_token":false}' }

/** Stands in for the two packages: a token is the length of a word, and its vector points along that axis. */
const size = 8
const runtime = {
  InferenceSession: {
    create: async () => ({
      inputNames: ['input_ids', 'attention_mask'],
      outputNames: ['last_hidden_state'],
      run: async ({ input_ids: ids }: { input_ids: { data: BigInt64Array } }) => {
        const data = new Float32Array(ids.data.length * size)
        ids.data.forEach((id, at) => {
          data[at * size + (Number(id) % size)] = 1
        })
        return { last_hidden_state: { data, dims: [1, ids.data.length, size] } }
      },
    }),
  },
  Tensor: class {
    readonly data: BigInt64Array
    readonly dims: readonly number[]
    constructor(_: string, data: BigInt64Array, dims: readonly number[]) {
      this.data = data
      this.dims = dims
    }
  },
}
const tokenizers = {
  Tokenizer: class {
    encode(text: string) {
      return { ids: text.split(' ').map((word) => word.length) }
    }
  },
}
const load = async (name: string) => (name === 'onnxruntime-node' ? runtime : tokenizers)

describe('an encoder', () => {
  test('gives vectors of length 1, the mean of its tokens', async () => {
    const opened = await openEncoder(folderWith(whole), load)
    if (!opened.ok) throw new Error('it does not open')
    const [vector] = await opened.encoder.encode(['ab abcd'])
    expect([...(vector ?? [])].map((value) => Math.round(value * 100) / 100)).toEqual([0, 0, 0.71, 0, 0.71, 0, 0, 0])
  })

  test.each([
    ['no_model', { 'tokenizer.json': '{}' }],
    ['no_tokenizer', { 'model.onnx': '' }],
  ])('is refused where its folder is not whole: %s', async (kind, files) => {
    expect(await openEncoder(folderWith(files), load)).toMatchObject({ ok: false, fault: { kind } })
  })

  test('is refused where a package is missing, with its name', async () => {
    const missing = async (name: string) => {
      if (name !== 'onnxruntime-node') return tokenizers
      throw new Error('not found')
    }
    expect(await openEncoder(folderWith(whole), missing)).toEqual({
      ok: false,
      fault: { kind: 'no_package', name: 'onnxruntime-node' },
    })
    expect(await openEncoder('/no/such/folder', load)).toMatchObject({ ok: false, fault: { kind: 'no_folder' } })
  })

  test('opening a box with one that cannot be used says what is wrong', async () => {
    const opened = await openSignalbox({ data: 'memory', understanding: { encoder: '/no/such/folder' } })
    expect(opened).toMatchObject({
      problem: { detail: { why: 'no_encoder', fault: 'no_folder', at: '/no/such/folder' } },
    })
  })
})

test('what was not encoded yet is noted, and known the next time', async () => {
  const opened = await openEncoder(folderWith(whole), load)
  if (!opened.ok) throw new Error('it does not open')
  const sense = await encoderSense(opened.encoder)
  const tokens = tokeniseMessage('book it')
  expect(sense.read(tokens)).toBeUndefined()
  expect(await sense.fetch()).toBe(true)
  expect(sense.read(tokens)?.values).toHaveLength(size)
  expect(await sense.fetch()).toBe(false)
})

test('the engine understands with it as without it, in both languages', async () => {
  const loaded = await loadTeam(join(import.meta.dirname, 'dialogues/teams/library'))
  if (!loaded.ok) throw new Error('the team is not in order')
  const folder = folderWith(whole)
  const box = orThrow(
    await openSignalbox({
      data: 'memory',
      team: loaded.value,
      engine: encoderEngine({ folder, team: loaded.value }, (place) => openEncoder(place, load)),
    }),
  )
  const begun = await box.start(loaded.value.team, { teamHash: loaded.value.hash })
  if (!begun.ok) throw new Error('it does not start')
  const { conversation } = begun.value
  const intents: string[] = []
  box.subscribe(conversation, 0, (event) => {
    if (event.type === 'semantic_understanding_completed') intents.push(...event.frames.map(({ intent }) => intent))
  })
  await box.send(conversation, { type: 'say', by: 'you', text: 'reserve the reading room for tomorrow' })
  await box.send(conversation, { type: 'say', by: 'you', text: '这里有无线网吗' })
  await expect.poll(() => intents, { timeout: 10_000 }).toEqual(['rooms.reserve', 'info.wifi'])
  await box.close()
}, 30_000)
