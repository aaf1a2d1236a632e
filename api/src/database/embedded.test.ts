import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase, placeEmbeddedDatabase } from '../testing/test-database.ts'
import { seedTenants } from '../testing/test-tenants.ts'
import { openEmbedded } from './embedded.ts'
import { DatabaseInUseError } from './embedded-lock.ts'
import { migrate } from './migrate.ts'
import { sql } from './orm.ts'
import { rowsOf, withTenant } from './with-tenant.ts'

let folder: string
let directory: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-embedded-'))
  directory = join(folder, 'database')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const writer = fileURLToPath(new URL('../testing/crash-writer.ts', import.meta.url))
const startWriter = (first = 0) =>
  spawn(process.execPath, [writer, folder, String(first)], { stdio: ['ignore', 'pipe', 'pipe'] })

it('refuses a second open in the same process, naming the first', async () => {
  placeEmbeddedDatabase(directory)
  const database = await openEmbedded({ directory })
  const second = openEmbedded({ directory })
  await expect(second).rejects.toBeInstanceOf(DatabaseInUseError)
  await expect(second).rejects.toThrow(`in use by process ${process.pid}`)
  await database.close()
  const third = await openEmbedded({ directory })
  await third.close()
})

it('ends a second process with a clear message and leaves the database alone', async () => {
  placeEmbeddedDatabase(directory)
  const database = await openEmbedded({ directory })
  const second = startWriter()
  let said = ''
  second.stderr.on('data', (text) => {
    said += text
  })
  const code = await new Promise((resolve) => second.once('close', resolve))
  expect(code).not.toBe(0)
  expect(said).toContain(`in use by process ${process.pid}`)
  expect(said).toContain('Stop that process first, choose another DATA_DIR, or set DATABASE_URL')
  await expect(database.ping()).resolves.toBeUndefined()
  await database.close()
})

it('replaces the lock of a process that has ended, also if its pid is used again', async () => {
  placeEmbeddedDatabase(directory)
  writeFileSync(`${directory}.lock`, JSON.stringify({ pid: 2 ** 22 + 1, started: '1', since: 'long ago' }))
  await (await openEmbedded({ directory })).close()
  writeFileSync(
    `${directory}.lock`,
    JSON.stringify({ pid: process.pid, started: 'another', since: 'long ago' }),
  )
  await (await openEmbedded({ directory })).close()
  expect(readdirSync(folder)).toEqual(['database', 'database.held'])
})

/** Whether a process can have its own process table here, as in a container (Linux). */
const NAMESPACE = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['-Ur']),
  '-p',
  '-f',
  '--kill-child',
  '--mount-proc',
]
const hasNamespaces = spawnSync('unshare', [...NAMESPACE.slice(1), 'true']).status === 0

it.runIf(hasNamespaces)(
  'lets one of two containers open the database, although both processes have the same pid',
  async () => {
    placeEmbeddedDatabase(directory)
    const start = () => {
      const [program = '', ...args] = [...NAMESPACE, process.execPath, writer, folder, '0']
      return spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    }
    const first = start()
    onTestFinished(() => void first.kill('SIGKILL'))
    await once(first.stdout, 'data')
    const second = start()
    const [said, [code]] = await Promise.all([second.stderr.toArray(), once(second, 'close')])
    expect(code).not.toBe(0)
    expect(String(Buffer.concat(said))).toContain('is in use by process 1 ')
    // the lock ends with its process, however that ends
    first.kill('SIGKILL')
    await once(first, 'close')
    await (await openEmbedded({ directory })).close()
  },
)

/** Files and folders that others than the owner can access. */
const openToOthers = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )

// one database for all checks, because creating one takes seconds
it('creates a database that only its owner can read, removes an interrupted creation, and writes nothing after `settle`', async () => {
  mkdirSync(`${directory}.new-1`, { recursive: true })
  // the usual umask: files are readable for everyone unless their mode says otherwise
  const umask = process.umask(0o022)
  onTestFinished(() => void process.umask(umask))
  const database = await openEmbedded({ directory })
  await migrate(database)
  await seedTenants(database.db)
  const written = database.syncs.calls
  await database.settle()
  const settled = database.syncs.calls
  await database.client.exec('checkpoint')
  // only control file and log are written; with tables left, there would be one more for each
  expect(database.syncs.calls - settled).toBeLessThan((settled - written) / 4)
  expect(openToOthers()).toEqual([])
  await database.close()
  expect(openToOthers()).toEqual([])
  expect(readdirSync(folder)).toEqual(['database', 'database.held'])
})

it('refuses a folder with half a database, and leaves it', async () => {
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'PG_VERSION'), '18')
  await expect(openEmbedded({ directory })).rejects.toThrow('holds no complete database')
  expect(existsSync(join(directory, 'PG_VERSION'))).toBe(true)
  expect(existsSync(`${directory}.lock`)).toBe(false)
})

it('syncs every commit to the disk', async () => {
  placeEmbeddedDatabase(directory)
  const database = await openEmbedded({ directory })
  await seedTenants(database.db)
  const before = database.syncs.calls
  for (let number = 0; number < 40; number++) {
    await withTenant(database.db, 'gavarres', (tx) =>
      tx.execute(
        sql`insert into settings (tenant_id, group_name, value) values ('gavarres', ${`n${number}`}, '{}')`,
      ),
    )
  }
  expect(database.syncs.calls - before).toBeGreaterThanOrEqual(40)
  await database.close()
})

it('throws instead of waiting forever when the outer handle is used inside a transaction', async () => {
  const database = await openTestDatabase()
  const inside = database.db.transaction(() => database.db.execute(sql`select 1`))
  await expect(inside).rejects.toThrow('The outer database handle was used inside a transaction')
  const nested = database.db.transaction(() => database.db.transaction(async () => 1))
  await expect(nested).rejects.toThrow('The outer database handle was used inside a transaction')
  await expect(database.db.execute(sql`select 1`)).resolves.toBeTruthy()
  await database.close()
})

// `npm run bench -- embedded-crash` repeats this with a hundred kills and with power failures
it('loses no committed row to three kills during writes', async () => {
  placeEmbeddedDatabase(directory)
  const acknowledged: number[] = []
  for (let round = 0; round < 3; round++) {
    const first = (acknowledged.at(-1) ?? -1) + 1_000
    const process = startWriter(first)
    const target = acknowledged.length + 20 + round * 7
    const ended = new Promise((resolve) => process.once('close', resolve))
    for await (const line of createInterface({ input: process.stdout })) {
      acknowledged.push(Number(line))
      if (acknowledged.length === target) process.kill('SIGKILL')
    }
    await ended
  }
  const database = await openEmbedded({ directory })
  const rows = await rowsOf<{ name: string }>(database.db, sql`select group_name as name from settings`)
  const found = new Set(rows.map((row) => row.name))
  expect(acknowledged.filter((number) => !found.has(`n${number}`))).toEqual([])
  expect(acknowledged.length).toBeGreaterThanOrEqual(81)
  await database.close()
})
