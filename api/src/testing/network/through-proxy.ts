import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { vi } from 'vitest'
import { startHaproxy } from '../services/haproxy.ts'

/**
 * Setup that runs the API's tests behind HAProxy: each request goes through it and over shared connections to the API,
 * which trusts its address.
 */
vi.mock('../test-app.ts', async (original) => {
  const own = await original<typeof import('../test-app.ts')>()
  const startTestApi: typeof own.startTestApi = async (options = {}) => {
    const api = await own.startTestApi({
      ...options,
      config: { TRUSTED_PROXIES: '127.0.0.1', ...options.config },
    })
    await api.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = api.app.server.address() as AddressInfo
    const proxy = await startHaproxy({ api: [port] })
    const inject = (asked: InjectOptions | string) => ask(proxy.url, asked)
    const app = new Proxy(api.app, {
      get: (target, name) => (name === 'inject' ? inject : Reflect.get(target, name, target)),
    })
    const close = async () => {
      await proxy.stop()
      await api.close()
    }
    return { ...api, app, close }
  }
  return { ...own, startTestApi }
})

/** Sends the request of `inject` over the network and returns the answer in the same form. */
async function ask(origin: string, asked: InjectOptions | string) {
  const { url, method = 'GET', payload, headers } = typeof asked === 'string' ? { url: asked } : asked
  const isRaw = payload === undefined || typeof payload === 'string' || Buffer.isBuffer(payload)
  const outgoing = request(`${origin}${url}`, {
    method,
    headers: { ...(!isRaw && { 'content-type': 'application/json' }), ...headers },
  })
  outgoing.end(isRaw ? payload : JSON.stringify(payload))
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  const rawPayload = await buffer(answer)
  const body = rawPayload.toString()
  return {
    statusCode: answer.statusCode ?? 0,
    headers: answer.headers,
    rawPayload,
    body,
    payload: body,
    json: () => JSON.parse(body),
  }
}
