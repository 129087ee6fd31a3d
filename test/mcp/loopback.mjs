// Loaded before a server of others: it listens on this machine only, whatever it asks for.
import { Server } from 'node:net'

const { listen } = Server.prototype
Server.prototype.listen = function (port, ...rest) {
  const call = rest.find((arg) => typeof arg === 'function')
  return typeof port === 'object'
    ? listen.call(this, port, ...rest)
    : listen.call(this, Number(port), '127.0.0.1', call)
}
