/**
 * Runs inside the sandbox: offers the proxy behind a socket file (proxy.ts) on the loopback address, and runs the command beside it. It
 * imports nothing of ours, because nothing of ours is there.
 */
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'

const [socket = '', program = '', ...args] = process.argv.slice(2)

const server = createServer((client) => {
  const onward = connect(socket)
  client.pipe(onward).pipe(client)
  onward.on('error', () => client.destroy())
  client.on('error', () => onward.destroy())
})

server.listen(3128, '127.0.0.1', () => {
  const child = spawn(program, args, { stdio: 'inherit' })
  child.on('error', () => process.exit(127))
  child.on('close', (code, signal) => process.exit(code ?? (signal ? 137 : 1)))
})
