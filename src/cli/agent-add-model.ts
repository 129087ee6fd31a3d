/** `signalbox agent add PROVIDER:MODEL`: a language model as a member, with the tools of a workspace. */
import type { ModelEntry } from '../config/config.ts'
import { entryFor } from '../config/environment.ts'
import { findLocalModels } from '../models/local-models.ts'
import { idFrom } from './agent-add-program.ts'
import type { AgentKind, NewMember } from './agent-kind.ts'

/** What it may propose; a person is asked for everything but reading. */
const tools = [
  ...['read_file', 'list_files', 'search', 'write_file', 'apply_patch', 'move', 'delete_file'],
  'run_terminal_cmd',
]

export const modelKind: AgentKind = {
  typed: 'ollama:MODEL | lmstudio:MODEL | openai:MODEL | anthropic:MODEL | google:MODEL',
  read: async ({ name = '' }, { io }) => {
    const entry = entryFor(name, io.env)
    if (!entry) return
    return {
      id: idFrom(entry.model.split('/').at(-1) ?? entry.model),
      about: {
        en: `Answers questions and works in the folder, with the model ${entry.model}.`,
        zh: `使用模型 ${entry.model} 回答问题并在目录中工作。`,
      },
      adapter: { kind: 'model', model: name, tools },
      fields: { memory: { m1: 20 } },
      missing: await missingFor(name, entry, io.env),
    }
  },
}

type Missing = NonNullable<NewMember['missing']>
/** Only this machine is asked. */
async function missingFor(
  name: string,
  { keyEnv, baseURL, model }: ModelEntry,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Missing> {
  if (keyEnv !== undefined && !env[keyEnv])
    return [
      { en: `${keyEnv} is not set: export ${keyEnv}=… first.`, zh: `未设置 ${keyEnv}：请先执行 export ${keyEnv}=…。` },
    ]
  const provider = name.slice(0, name.indexOf(':'))
  if (provider !== 'ollama' && provider !== 'lmstudio') return []
  const models = baseURL === undefined ? undefined : await findLocalModels(baseURL)
  if (!models)
    return [{ en: `No server answers at ${baseURL}: start it first.`, zh: `${baseURL} 没有响应：请先启动模型服务。` }]
  if (models.some((known) => known === model || known === `${model}:latest`)) return []
  const pull = provider === 'ollama' ? `ollama pull ${model}` : model
  return [{ en: `The model is not there yet: ${pull}`, zh: `模型尚未下载：${pull}` }]
}
