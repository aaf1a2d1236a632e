import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LOCALES } from '@sureda/contract/codes/locale'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openEmbedded } from '../database/embedded.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'
import { problemText } from '../errors/messages.ts'
import { FullDiskFS, type TestDisk } from '../testing/full-disk.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { placeEmbeddedDatabase } from '../testing/test-database.ts'

// uses the embedded engine in both test runs; log-canary.test.ts checks that a real PostgreSQL reports the same code
const folder = mkdtempSync(join(tmpdir(), 'sureda-full-'))
const lines: string[] = []
const disk: TestDisk = { room: 'enough' }
let api: TestApi
beforeAll(async () => {
  const directory = join(folder, 'database')
  placeEmbeddedDatabase(directory)
  const database = await openEmbedded({
    directory,
    fileSystem: (directory) => new FullDiskFS(directory, disk),
    onError: () => undefined,
  })
  api = await startTestApi({
    database,
    config: { DATA_DIR: folder },
    logTo: { write: (line) => void lines.push(line) },
  })
})
afterEach(() => {
  // the log does not contain the value that could not be saved either
  expect(lines.join('')).not.toMatch(/full\d+@|xxxx|\$argon2/)
  disk.room = 'enough'
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

const PASSWORD = 'cork-oak-forest-2026'
let number = 0
const register = (headers: Record<string, string> = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/register',
    headers: { host: 'gavarres.localhost', ...headers },
    payload: {
      name: 'x'.repeat(100),
      email: `full${++number}@example.test`,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  })
const ready = async () => {
  const answer = await api.app.inject({ url: '/readyz', headers: { host: 'any.example' } })
  return [answer.statusCode, answer.json().checks]
}
const people = async () =>
  (await rowsOf<{ count: number }>(api.db, sql`select count(*)::int as count from users`))[0]?.count
/** Fills the pages that already exist. */
async function registerUntilRefused() {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await register()
    if (answer.statusCode !== 201) return answer
  }
  throw new Error('never refused')
}

it('answers 503 with a time to retry on a full disk, and is not ready until a write succeeds', async () => {
  expect((await register()).statusCode).toBe(201)
  expect(await ready()).toEqual([200, { database: 'ok', clock: 'ok', migrations: 'ok', storage: 'ok' }])
  disk.room = 'no pages'
  const refused = await registerUntilRefused()
  expect(refused.json()).toMatchObject({ status: 503, code: 'storage_full' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(30)
  // repeated checks keep the state: only a successful write proves that there is room
  for (let asked = 0; asked < 3; asked++)
    expect(await ready()).toEqual([503, { database: 'ok', clock: 'ok', migrations: 'ok', storage: 'failed' }])
  const read = await api.app.inject({ url: '/api/v1/news', headers: { host: 'gavarres.localhost' } })
  expect(read.statusCode).toBe(200)
  disk.room = 'enough'
  expect(await ready()).toEqual([200, { database: 'ok', clock: 'ok', migrations: 'ok', storage: 'ok' }])
  expect((await register()).statusCode).toBe(201)
})

it('stores nothing of a refused write', async () => {
  const before = await people()
  disk.room = 'no pages'
  const refused = await registerUntilRefused()
  const stored = await people()
  expect(refused.statusCode).toBe(503)
  disk.room = 'enough'
  expect(await people()).toBe(stored)
  expect(stored).toBeGreaterThanOrEqual(before ?? 0)
})

it('continues in the same process after the database engine failed on a full disk', async () => {
  await register()
  const before = await people()
  disk.room = 'none'
  for (let attempt = 0; attempt < 3; attempt++)
    expect((await register()).json()).toMatchObject({ status: 503, code: 'storage_full' })
  expect((await ready())[0]).toBe(503)
  disk.room = 'enough'
  // opening replays the write-ahead log, which may take longer than the timeout of a readiness check
  await expect.poll(async () => (await ready())[0], { timeout: 60_000 }).toBe(200)
  expect(await people()).toBe(before)
  expect((await register()).statusCode).toBe(201)
  expect(await people()).toBe((before ?? 0) + 1)
})

it.each(LOCALES)('has the message in %s', async (locale) => {
  disk.room = 'no pages'
  await registerUntilRefused()
  const answer = await register({ 'accept-language': locale })
  expect(answer.json().message).toBe(problemText('storage_full', locale))
})
