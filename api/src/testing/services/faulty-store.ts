import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const SLOW_MS = 1_000

/**
 * The fault of a store. `hangs`: accepts connections and never answers · `slow`: answers late but within the time limit
 * · `loses`: acknowledges objects that it discards · `shortens`: ends answers half way · `mislabels`: sends a wrong
 * hash · `withholds`: does its work but does not answer.
 */
export type StoreFault = 'none' | 'hangs' | 'slow' | 'loses' | 'shortens' | 'mislabels' | 'withholds'

/** A proxy in front of a real store that adds one fault. */
export interface FaultyStore {
  url: string
  fault: StoreFault
  /** Resolves with the next object that the store behind has really stored. */
  nextStored(): Promise<string>
  stop(): Promise<void>
}

export async function startFaultyStore(store: string): Promise<FaultyStore> {
  const sockets = new Set<Socket>()
  const stored: ((key: string) => void)[] = []
  const server = createServer((incoming, answer) => {
    const { fault } = proxy
    if (fault === 'hangs') return
    if (fault === 'loses' && incoming.method === 'PUT') return void losing(incoming, answer)
    const outgoing = request(new URL(incoming.url ?? '/', store), {
      method: incoming.method,
      headers: incoming.headers,
      agent: false,
    })
    outgoing.once('error', () => answer.destroy())
    outgoing.once('response', async (found: IncomingMessage) => {
      const body = Buffer.concat(await found.toArray())
      if (incoming.method === 'PUT' && found.statusCode === 200)
        for (const tell of stored.splice(0)) tell(incoming.url ?? '')
      if (fault === 'withholds') return
      if (fault === 'slow') await wait(SLOW_MS)
      const headers =
        fault === 'mislabels' ? { ...found.headers, etag: `"${'0'.repeat(32)}"` } : found.headers
      answer.writeHead(found.statusCode ?? 500, headers)
      if (fault !== 'shortens' || body.length < 2) return answer.end(body)
      answer.write(body.subarray(0, body.length / 2), () => answer.destroy())
    })
    incoming.pipe(outgoing)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const proxy: FaultyStore = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fault: 'none',
    nextStored: () => new Promise((resolve) => stored.push(resolve)),
    stop: async () => {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
  return proxy
}

async function losing(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  await incoming.resume().toArray()
  const md5 = Buffer.from(String(incoming.headers['content-md5']), 'base64').toString('hex')
  answer.writeHead(200, { etag: `"${md5}"`, 'content-length': 0 }).end()
}
