import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { SharedWindows } from './shared-windows.ts'

const MAX = 200
const PROCESSES = 4
let api: TestApi
let queries: number
/** The pending queries of all processes. */
let telling: Promise<void>[]
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** Creates the windows of several processes of one installation. */
function processes(db: Db = api.db): SharedWindows[] {
  queries = 0
  telling = []
  const run = (work: Promise<void>) => {
    queries += 1
    telling.push(work)
  }
  return Array.from({ length: PROCESSES }, () => new SharedWindows(60_000, { db, run }))
}

/** Hits the processes in turn until one refuses. @returns the number of accepted hits */
async function letThrough(windows: readonly SharedWindows[], key: string): Promise<number> {
  for (let asked = 0; ; asked++) {
    const { hits } = (windows[asked % windows.length] as SharedWindows).hit(key, MAX)
    await Promise.all(telling)
    if (hits > MAX) return asked
  }
}

it('holds a limit across processes, but for a twentieth per process, with a query for every twentieth', async () => {
  const asked = await letThrough(processes(), 'address')
  expect(asked).toBeGreaterThanOrEqual(MAX)
  expect(asked).toBeLessThanOrEqual(MAX + (PROCESSES * MAX) / 20)
  expect(queries).toBeLessThanOrEqual(asked / (MAX / 20))
})

it('control: processes that do not share let each its own through', async () => {
  const alone = Array.from({ length: PROCESSES }, () => new SharedWindows(60_000))
  expect(await letThrough(alone, 'address')).toBe(PROCESSES * MAX)
})

it('counts for itself while the database does not answer, without asking it each time', async () => {
  const execute = vi.fn(async () => Promise.reject(new Error('gone')))
  const windows = processes({ execute } as unknown as Db)
  expect(await letThrough(windows, 'address')).toBe(PROCESSES * MAX)
  expect(execute).toHaveBeenCalledTimes(PROCESSES)
})

it('starts a new count when the window of the database has ended', async () => {
  const [first, second] = processes() as [SharedWindows, SharedWindows]
  for (let hit = 0; hit < MAX; hit++) first.hit('ending', MAX)
  await Promise.all(telling)
  await api.db.execute(sql`update general_limits set resets_at = now()`)
  for (let hit = 0; hit < MAX / 20; hit++) second.hit('ending', MAX)
  await Promise.all(telling)
  expect(second.hit('ending', MAX).hits).toBe(MAX / 20 + 1)
})

it('stores no address', async () => {
  const [windows] = processes() as [SharedWindows]
  for (let hit = 0; hit < MAX; hit++) windows.hit('a:203.0.113.7', MAX)
  await Promise.all(telling)
  const rows = await api.db.execute(sql`select key from general_limits`)
  expect(JSON.stringify(rows)).not.toContain('203.0.113.7')
})
