import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext } from '@playwright/test'

type Behaviour = 'answers' | 'missing' | 'silent'

export interface TileServer {
  /** The requested URLs as the page sent them. */
  asked: string[]
  stop: () => Promise<void>
}

/**
 * A local tile server that replaces those of the tenant documents. It answers with a square that shows its own number,
 * answers 404, or never answers.
 */
export async function replaceTileServer(context: BrowserContext, behaviour: Behaviour): Promise<TileServer> {
  const waiting = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    if (behaviour === 'missing') return response.writeHead(404).end()
    if (behaviour === 'silent') return waiting.add(response)
    return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(square(request.url ?? ''))
  })
  const port = await listening(server)
  const asked: string[] = []
  await context.route(isTile, async (route) => {
    const url = new URL(route.request().url())
    asked.push(url.href)
    const local = `http://127.0.0.1:${port}${url.pathname}${url.search}`
    // the test may end while a request is still pending
    const response = await route.fetch({ url: local, timeout: 60_000 }).catch(() => null)
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => {})
  })
  return {
    asked,
    stop: async () => {
      for (const response of waiting) response.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const isTile = (url: URL): boolean => /(^|\.)(openstreetmap\.org|ign\.es)$/.test(url.hostname)

const square = (address: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#dde8d0" stroke="#888" d="M0 0h256v256H0z"/><text x="8" y="20">${address.replaceAll(/[<>&]/g, ' ').slice(0, 30)}</text></svg>`

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port))
  })
}
