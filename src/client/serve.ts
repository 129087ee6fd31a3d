/** Answers the messages of a screen with a client. It knows neither threads nor the runtime. */
import type { Client, News } from './client.ts'
import { type Port, ToHost, type ToScreen } from './protocol.ts'

export function serve(client: Client, port: Port<unknown, ToScreen>): void {
  const subscriptions = new Map<number, () => void>()
  port.on('message', (sent) => {
    const read = ToHost.safeParse(sent)
    if (!read.success) return refuse(sent, port)
    const message = read.data
    if (message.type === 'call') return void answer(client, message, port)
    const { subscription } = message
    subscriptions.get(subscription)?.()
    subscriptions.delete(subscription)
    if (message.type === 'unsubscribe') return
    const tell = (news: News): void => port.postMessage({ type: 'news', subscription, news })
    subscriptions.set(subscription, client.subscribe(message.conversation, message.after, tell))
  })
}

type Call = Extract<ToHost, { type: 'call' }>
async function answer(client: Client, { call, name, args }: Call, port: Port<unknown, ToScreen>): Promise<void> {
  try {
    const method = client[name] as (...args: readonly unknown[]) => ReturnType<Client[typeof name]>
    port.postMessage({ type: 'answer', call, value: await method(...args) })
  } catch (error) {
    port.postMessage({ type: 'failed', call, message: error instanceof Error ? error.message : String(error) })
  }
}

/** Whoever waits for an answer gets one. */
function refuse(sent: unknown, port: Port<unknown, ToScreen>): void {
  const call = typeof sent === 'object' && sent !== null && 'call' in sent ? sent.call : undefined
  if (typeof call === 'number') port.postMessage({ type: 'failed', call, message: 'there is no such call' })
}
