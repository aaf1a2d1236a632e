import type { Database } from '@sureda/api/database/database'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { healthRoutes } from './health.routes.ts'

it.each([
  ['answers', async () => {}, 200],
  ['is away', async () => Promise.reject(new Error('away')), 503],
  // a database that neither answers nor refuses must not hold up whoever asks
  ['hangs', () => new Promise<void>(() => {}), 503],
])(
  'a gateway without an API in its process says whether it is ready while its database %s',
  async (_name, ping, status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = Fastify()
    app.decorate('registry', { check: async () => {} } as never)
    await app.register(healthRoutes, {
      database: { kind: 'postgres', ping, assertWritable: async () => {} } as unknown as Database,
    })
    const answer = app.inject('/readyz')
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await answer).statusCode).toBe(status)
    vi.useRealTimers()
  },
)
