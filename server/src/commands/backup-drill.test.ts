import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { migrate } from '@sureda/api/database/migrate'
import { openDatabase } from '@sureda/api/database/open'
import { sql } from '@sureda/api/database/orm'
import { rowsOf, withTenant } from '@sureda/api/database/with-tenant'
import { addDays } from '@sureda/api/lib/local-time'
import { hashPassword } from '@sureda/api/modules/members/auth/password'
import { dayIn } from '@sureda/api/modules/platform/tenant/local-day'
import { book, send } from '@sureda/api/testing/booking-calls'
import { addContent, addSchedule } from '@sureda/api/testing/test-content'
import { testDatabaseEnv } from '@sureda/api/testing/test-database'
import { createPerson } from '@sureda/api/testing/test-people'
import { seedTenants } from '@sureda/api/testing/test-tenants'
import { expect, it, onTestFinished } from 'vitest'
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const TENANT = 'gavarres'
const PEOPLE = 30
const SIGN_IN = { email: 'ona@example.org', password: 'bosc-de-suro-2026' }
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const run = promisify(execFile)

type Engine = 'postgres' | 'embedded'

/** Source and target engines. With PostgreSQL, each engine is once the source and once the target. */
const WAYS: [Engine, Engine][] =
  process.env.SUREDA_TEST_DATABASE === 'postgres'
    ? [
        ['postgres', 'embedded'],
        ['embedded', 'postgres'],
      ]
    : [['embedded', 'embedded']]

interface Installation {
  dataDir: string
  env: Record<string, string>
  destroy(): Promise<void>
}

async function emptyPlace(root: string, engine: Engine): Promise<Installation> {
  const dataDir = mkdtempSync(join(root, 'data-'))
  const { env, drop } =
    engine === 'postgres' ? await testDatabaseEnv() : { env: {}, drop: async () => undefined }
  return {
    dataDir,
    env,
    destroy: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await drop()
    },
  }
}

const openHere = ({ dataDir, env }: Installation) =>
  openDatabase({ url: env.DATABASE_URL, dataDir, durability: 'off', poolSize: 1, onError: () => undefined })

/** A territory with bookable experiences and signed-in people. */
async function fill(place: Installation): Promise<string[]> {
  const database = await openHere(place)
  try {
    await migrate(database)
    await seedTenants(database.db)
    await addContent(database.db, TENANT, { experiences: [{ id: 'walk' }] })
    await addSchedule(database.db, TENANT, 'walk', {
      slots: [{ time: '10:00', capacity: 200 }],
      bookingWindowDays: 20,
    })
    await createPerson(database.db, TENANT, {
      email: SIGN_IN.email,
      passwordHash: await hashPassword(SIGN_IN.password),
    })
    const tokens: string[] = []
    for (let i = 0; i < PEOPLE; i++) tokens.push((await createPerson(database.db, TENANT)).token)
    return tokens
  } finally {
    await database.close()
  }
}

const sureda = ({ dataDir, env }: Installation, ...args: string[]) =>
  run(process.execPath, [MAIN, ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      RELEASES_DIR: join(dataDir, 'releases'),
      EMBEDDED_DURABILITY: 'off',
      ...env,
    },
  })

const portOf = ({ url }: ServerProcess) => Number(new URL(url).port)

/** Uploads a photo as the profile form does. @returns its path */
async function upload(server: ServerProcess, token: string): Promise<string> {
  const form = new FormData()
  form.append('photo', new Blob([PICTURE], { type: 'image/png' }), 'me.png')
  const asked = new Request('http://x/', { method: 'POST', body: form })
  const body = Buffer.from(await asked.arrayBuffer())
  const headers = {
    host: `${TENANT}.localhost`,
    authorization: `Bearer ${token}`,
    'content-type': String(asked.headers.get('content-type')),
    'content-length': body.length,
  }
  for (;;) {
    const { status, bytes } = await answerOf(server, 'POST', '/api/v1/user/profile', headers, body)
    if (status === 200) return String(/uploads\/[^"]+\.webp/.exec(bytes.toString())?.[0])
    // the server is busy or still handles the previous attempt, so the phone tries again
    if (status !== 503 && status !== 409) throw new Error(`the photo was answered ${status}: ${bytes}`)
  }
}

function answerOf(
  server: ServerProcess,
  method: string,
  path: string,
  headers: object,
  body?: Buffer,
): Promise<{ status: number | undefined; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: portOf(server), method, path, headers: { ...headers } })
    call.once('error', reject)
    call.once('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk as Buffer)
      resolve({ status: response.statusCode, bytes: Buffer.concat(chunks) })
    })
    call.end(body)
  })
}

it.each(WAYS)(
  'restores everything that %s acknowledged before a backup under load, on %s',
  async (from, to) => {
    const root = mkdtempSync(join(tmpdir(), 'sureda-drill-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    const before = await emptyPlace(root, from)
    const tokens = await fill(before)
    const release = join(before.dataDir, 'releases/mf/mf-walks/1.0.0-abc')
    mkdirSync(release, { recursive: true })
    writeFileSync(join(release, 'entry.js'), 'export const walk = 1')

    const server = await startServerProcess(before.dataDir, before.env)
    onTestFinished(() => server.end())
    const acknowledged: string[] = []
    const photos: string[] = []
    let isLoaded = true
    let enough: () => void = () => undefined
    const warm = new Promise<void>((resolve) => {
      enough = resolve
    })
    const visit = async (token: string) => {
      for (let day = 1; isLoaded && day < 15; day++) {
        const body = {
          experience_id: 'walk',
          date: addDays(dayIn('Europe/Madrid'), day),
          time: '10:00',
          people: 1,
        }
        const caller = { port: portOf(server), token, tenant: TENANT }
        const { status, body: answer } = await book(caller, body, randomUUID())
        if (status === 201 && answer.data?.id) acknowledged.push(answer.data.id)
        if (acknowledged.length >= 10 && photos.length > 0) enough()
        if (day === 2) photos.push(await upload(server, token))
      }
    }
    const waiting = [...tokens]
    const visitors = async () => {
      for (let token = waiting.pop(); isLoaded && token; token = waiting.pop()) await visit(token)
    }
    const load = Promise.all([visitors(), visitors(), visitors(), visitors()])
    await warm
    const safe = [...acknowledged]
    const safePhotos = [...photos]
    const target = join(root, 'backups')
    await sureda(before, 'backup', 'create', target)
    isLoaded = false
    await load
    await server.end()
    await before.destroy()

    const after = await emptyPlace(root, to)
    const [name = ''] = readdirSync(target)
    await sureda(after, 'backup', 'restore', join(target, name), '--continue')
    const database = await openHere(after)
    const rows = await withTenant(database.db, TENANT, (tx) =>
      rowsOf<{ id: string }>(tx, sql`select id from reservations`),
    )
    const drift = await withTenant(database.db, TENANT, (tx) =>
      rowsOf(tx, sql`select * from reservation_inventory_drift`),
    )
    await database.close()
    const stored = new Set(rows.map(({ id }) => id))
    expect(safe.length).toBeGreaterThanOrEqual(10)
    expect(safe.filter((id) => !stored.has(id))).toEqual([])
    expect(drift).toEqual([])
    expect(readFileSync(join(after.dataDir, 'releases/mf/mf-walks/1.0.0-abc/entry.js'), 'utf8')).toBe(
      'export const walk = 1',
    )

    const again = await startServerProcess(after.dataDir, after.env)
    onTestFinished(() => again.end())
    const anyone = { port: portOf(again), token: '', tenant: TENANT }
    expect((await send(anyone, 'POST', '/api/v1/login', { body: SIGN_IN })).status).toBe(200)
    const mine = { port: portOf(again), token: tokens[0] ?? '', tenant: TENANT }
    expect((await send(mine, 'GET', '/api/v1/user/reservations')).status).toBe(200)
    for (const path of safePhotos)
      expect(await answerOf(again, 'GET', `/media/${path}`, { host: `${TENANT}.localhost` })).toMatchObject({
        status: 200,
      })
    expect(existsSync(before.dataDir)).toBe(false)
    await again.end()
    await after.destroy()
  },
  600_000,
)
