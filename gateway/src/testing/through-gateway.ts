import { readConfig } from '@sureda/api/config'
import { serverOptions } from '@sureda/api/server-options'
import Fastify from 'fastify'
import { vi } from 'vitest'
import { apiConnections } from '../api-connections.ts'
import { apiProxy } from '../api-proxy.ts'

/**
 * Setup of the API's own tests on a split deployment: the requests of a test go to a gateway, and from there over a connection to the API, which
 * trusts the address that this gateway reports.
 */
vi.mock('@sureda/api/testing/test-app', async (original) => {
  const own = await original<typeof import('@sureda/api/testing/test-app')>()
  const startTestApi: typeof own.startTestApi = async (options = {}) => {
    const api = await own.startTestApi({
      ...options,
      config: { TRUSTED_PROXIES: '127.0.0.1', ...options.config },
    })
    const address = await api.app.listen({ host: '127.0.0.1', port: 0 })
    const gateway = Fastify(serverOptions(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })))
    await gateway.register(apiProxy, { api: apiConnections(gateway, address) })
    const app = new Proxy(api.app, {
      get: (target, name) =>
        name === 'inject' ? gateway.inject.bind(gateway) : Reflect.get(target, name, target),
    })
    const close = async () => {
      await gateway.close()
      await api.close()
    }
    return { ...api, app, close }
  }
  return { ...own, startTestApi }
})
