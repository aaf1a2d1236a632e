import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { buildApi } from '../../../app.ts'
import { sql } from '../../../database/orm.ts'
import { openPostgres } from '../../../database/postgres.ts'
import { problemText } from '../../../errors/messages.ts'
import { startTestApi, type TestApi, testConfig } from '../../../testing/test-app.ts'

let api: TestApi
let registry = async () => {}
beforeAll(async () => {
  api = await startTestApi({ checks: { registry: () => registry() } })
})
afterAll(() => api.close())

const read = (url: string) => api.app.inject({ url, headers: { host: 'any.example' } })

it('is alive without any check, on any host', async () => {
  const answer = await read('/livez')
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
})

it('is ready when database, migrations and registry answer', async () => {
  const answer = await read('/readyz')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    status: 'ready',
    mode: api.database.kind,
    checks: { database: 'ok', clock: 'ok', migrations: 'ok', storage: 'ok', registry: 'ok' },
  })
})

it('is not ready when a part fails, and does not say why', async () => {
  registry = async () => {
    throw new Error('secret-host refused')
  }
  const answer = await read('/readyz')
  expect(answer.statusCode).toBe(503)
  expect(answer.json().checks).toEqual({
    database: 'ok',
    clock: 'ok',
    migrations: 'ok',
    storage: 'ok',
    registry: 'failed',
  })
  expect(answer.body).not.toContain('secret-host')
  registry = async () => {}
})

it('is not ready when a part does not answer within two seconds', async () => {
  registry = () => new Promise(() => {})
  const timers = vi.spyOn(globalThis, 'setTimeout')
  expect((await read('/readyz')).statusCode).toBe(503)
  expect(timers).toHaveBeenCalledWith(expect.any(Function), 2_000)
  timers.mockRestore()
  registry = async () => {}
})

it('is not ready while a migration is missing', async () => {
  await api.db.execute(sql`delete from schema_migrations where name = '0000_platform.sql'`)
  expect((await read('/readyz')).json().checks.migrations).toBe('failed')
})

it.each([
  ['it refuses', '127.0.0.1:1'],
  ['its name is not known', 'database.invalid'],
])('stays alive, says busy and is not ready while the database cannot be reached: %s', async (_why, host) => {
  const database = await openPostgres({ url: `postgresql://unknown@${host}/none` })
  const app = await buildApi({ database, config: testConfig() })
  expect((await app.inject({ url: '/livez' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/readyz' })).json().checks).toEqual({
    database: 'failed',
    clock: 'failed',
    migrations: 'failed',
    storage: 'ok',
  })
  const answer = await app.inject({
    url: '/api/v1/news',
    headers: { host: 'localhost', 'accept-language': 'nl' },
  })
  expect(answer.json()).toMatchObject({ status: 503, code: 'busy', message: problemText('busy', 'nl') })
  expect(answer.headers['retry-after']).toBe('1')
  await app.close()
  await database.close()
})
