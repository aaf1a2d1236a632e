import type { Database } from '@sureda/api/database/database'
import Fastify from 'fastify'
import { expect, it, vi } from 'vitest'
import { healthRoutes } from './health.routes.ts'

const DAYS_MS = 3 * 86_400_000

it.each([
  ['answers', async () => {}, 0, 200],
  ['is away', async () => Promise.reject(new Error('away')), 0, 503],
  // a hanging database must not block the check
  ['hangs', () => new Promise<void>(() => {}), 0, 503],
  ['has another time', async () => {}, DAYS_MS, 503],
])(
  'a gateway without its own API reports its readiness while its database %s',
  async (_name, ping, apart, status) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const app = Fastify()
    app.decorate('registry', { check: async () => {} } as never)
    await app.register(healthRoutes, {
      database: {
        kind: 'postgres',
        ping,
        assertWritable: async () => {},
        db: { execute: async () => ({ rows: [{ ms: Date.now() + apart }] }) },
      } as unknown as Database,
    })
    const answer = app.inject('/readyz')
    await vi.advanceTimersByTimeAsync(2_000)
    expect((await answer).statusCode).toBe(status)
    vi.useRealTimers()
  },
)

it('a gateway with a half restored database reports that', async () => {
  const app = Fastify()
  app.decorate('registry', { check: async () => {} } as never)
  const row = { ms: Date.now(), there: true, source: 'the restore of nightly-1' }
  await app.register(healthRoutes, {
    database: {
      kind: 'postgres',
      ping: async () => {},
      assertWritable: async () => {},
      db: { execute: async () => ({ rows: [row] }) },
    } as unknown as Database,
  })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json().checks.database]).toEqual([
    503,
    expect.stringContaining('not whole: the restore of nightly-1'),
  ])
})
