/** Answers the messages of a screen with a client. It knows neither threads nor the runtime. */
import type { Client } from './client.ts'
import type { Port, ToHost, ToScreen } from './protocol.ts'

export function serve(client: Client, port: Port<ToHost, ToScreen>): void {
  const subscriptions = new Map<number, () => void>()
  port.on('message', (message) => {
    if (message.type === 'call') return void answer(client, message, port)
    if (message.type === 'unsubscribe') {
      subscriptions.get(message.subscription)?.()
      return void subscriptions.delete(message.subscription)
    }
    const { subscription, conversation, after } = message
    const leave = client.subscribe(conversation, after, (news) =>
      port.postMessage({ type: 'news', subscription, news }),
    )
    subscriptions.set(subscription, leave)
  })
}

type Call = Extract<ToHost, { type: 'call' }>
async function answer(client: Client, { call, name, args }: Call, port: Port<ToHost, ToScreen>): Promise<void> {
  try {
    const method = client[name] as (...args: readonly unknown[]) => ReturnType<Client[typeof name]>
    port.postMessage({ type: 'answer', call, value: await method(...args) })
  } catch (error) {
    port.postMessage({ type: 'failed', call, message: error instanceof Error ? error.message : String(error) })
  }
}
