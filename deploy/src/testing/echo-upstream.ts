import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it arrived behind the proxy. */
export interface Received {
  upstream: string
  method: string
  path: string
  headers: IncomingHttpHeaders
}

/**
 * Starts an upstream of the proxy that reports itself ready and answers with the request that it received. `POST
 * /api/v1/broken` closes its connection after the body.
 */
export async function startEcho(upstream: string) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    // like a process that is shutting down: otherwise a proxy may reuse the connection of its health check
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
