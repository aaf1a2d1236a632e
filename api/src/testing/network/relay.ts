import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** A TCP relay between a process and a server, by which a test can cut the network. */
export interface Relay {
  port: number
  /** Stops forwarding without closing connections, as with a cut cable. */
  cut(): void
  /** Forwards new connections again; earlier ones stay dead, as behind a restarted firewall. */
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
