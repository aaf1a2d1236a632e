import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A network of its own between a process and a server: bytes are passed on as they are. */
export interface Relay {
  port: number
  /** From now on nothing is passed on and nothing is refused, as behind a cable that is cut. */
  cut(): void
  /** New connections get through; those of before stay cut, as a firewall has forgotten them. */
  mend(): void
  stop(): Promise<void>
}

export async function startRelay(target: NetConnectOpts): Promise<Relay> {
  const sockets = new Set<Socket>()
  const lost = new WeakSet<Socket>()
  let isCut = false
  const server = createServer((near) => {
    const ends = [near, connect(target)]
    for (const [from, to] of [ends, ends.toReversed()] as [Socket, Socket][]) {
      sockets.add(from)
      if (isCut) lost.add(from)
      from.on('data', (bytes) => lost.has(from) || to.write(bytes))
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        if (!lost.has(from) || from === near) to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true
      for (const socket of sockets) lost.add(socket)
    },
    mend: () => {
      isCut = false
    },
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}
