import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one request looked like behind the proxy. */
export interface Received {
  upstream: string
  method: string
  path: string
  headers: IncomingHttpHeaders
}

/** A process behind a proxy: ready, answers what it received; `POST /api/v1/broken` ends its connection after the body instead. */
export async function startEcho(upstream: string) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    // as a process that will end soon: a proxy takes also the connection of its health check for the next request
    response.setHeader('connection', 'close')
    if (path === '/readyz') return void response.end('{}')
    try {
      for await (const _chunk of request);
    } catch {
      return
    }
    received.push({ upstream, method, path, headers })
    if (path === '/api/v1/broken') return void request.socket.destroy()
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(received.at(-1)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    stop: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
