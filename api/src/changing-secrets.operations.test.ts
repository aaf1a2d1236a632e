import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { migrate } from './database/migrate.ts'
import { openPostgres } from './database/postgres.ts'
import { withTenant } from './database/with-tenant.ts'
import { passKeys } from './modules/bookings/passes/pass-keys.tables.ts'
import { unseal } from './modules/bookings/passes/seal.ts'
import { INTERNAL_HEADER } from './plugins/internal-calls.ts'
import { bucketObjects } from './storage/bucket-objects.ts'
import { type ApiProcess, startApiProcess } from './testing/api-process.ts'
import { ask as call, profilePhotoOf, uploadProfilePhoto } from './testing/network/ask.ts'
import { phonePhoto } from './testing/photo-corpus.ts'
import { type PostgresCluster, runSql, startPostgres } from './testing/postgres-cluster.ts'
import { hasSwift, startSwift, storeSettings } from './testing/services/swift.ts'
import { addReservation } from './testing/test-belongings.ts'
import { addContent } from './testing/test-content.ts'
import { createPerson, type TestPerson } from './testing/test-people.ts'
import { seedTenants } from './testing/test-tenants.ts'

const TENANT = 'gavarres'
const OLD = { PASS_SECRET: 'p'.repeat(32), INTERNAL_KEY: 'i'.repeat(32) }
const NEW = { PASS_SECRET: 'P'.repeat(32), INTERNAL_KEY: 'I'.repeat(32) }
const both = (first: typeof OLD, second: typeof OLD) => ({
  PASS_SECRET: `${first.PASS_SECRET},${second.PASS_SECRET}`,
  INTERNAL_KEY: `${first.INTERNAL_KEY},${second.INTERNAL_KEY}`,
})

/** Two logins of one owner, as docs/operations.md says: each change of the password uses the other one. */
const LOGINS = `
  create role sureda_a login password 'first' in role sureda_owner;
  alter role sureda_a set role = sureda_owner;
  create role sureda_b login password 'second' in role sureda_owner;
  alter role sureda_b set role = sureda_owner;
  create database sureda owner sureda_owner;`
const ASK_FOR_PASSWORDS = `
  create temp table hba (line text);
  insert into hba values ('local all sureda_a,sureda_b scram-sha-256'), ('local all all trust');
  do $$ begin execute format('copy hba to %L', current_setting('hba_file')); end $$;
  select pg_reload_conf();`

let cluster: PostgresCluster
let person: TestPerson
let reservation: string
const urlOf = (login: string, password: string) =>
  Object.assign(new URL(cluster.url('sureda')), { username: login, password }).toString()

beforeAll(async () => {
  cluster = await startPostgres()
  for (const statement of LOGINS.split(';')) await runSql(cluster.adminUrl, statement)
  await runSql(cluster.adminUrl, ASK_FOR_PASSWORDS)
  const database = await openPostgres({ url: urlOf('sureda_a', 'first'), poolSize: 1 })
  await migrate(database)
  await seedTenants(database.db)
  await addContent(database.db, TENANT, { experiences: [{ id: 'e-1' }] })
  person = await createPerson(database.db, TENANT)
  reservation = await addReservation(database.db, person, 'e-1', 'confirmed')
  await database.close()
})
afterAll(() => cluster.stop())

/** Status and body of a call that only an accepted internal key gets past the limits. */
function ask({ port }: ApiProcess, path: string, key: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve) => {
    const headers = { ...person.headers, [INTERNAL_HEADER]: key }
    request({ host: '127.0.0.1', port, path: `/api/v1${path}`, headers, agent: false }, async (answer) => {
      let body = ''
      for await (const chunk of answer) body += chunk
      resolve({ status: answer.statusCode ?? 0, body })
    })
      .once('error', ({ message }) => resolve({ status: 0, body: message }))
      .end()
  })
}

/** Secrets with which the pass keys in the database are sealed now. */
async function openedBy(secret: string): Promise<boolean> {
  const database = await openPostgres({ url: cluster.url('sureda'), poolSize: 1 })
  try {
    const rows = await withTenant(database.db, TENANT, (tx) => tx.select().from(passKeys))
    return rows.every(
      ({ privateD, tenantId, kid }) => unseal(privateD, [secret], `${tenantId} ${kid}`) !== null,
    )
  } finally {
    await database.close()
  }
}

it('changes every secret and the database password under load without a failed request', async () => {
  interface Running {
    process: ApiProcess
    /** What a gateway with the same environment shows. */
    shown: string
  }
  const start = async (secrets: typeof OLD, DATABASE_URL: string): Promise<Running> => ({
    process: await startApiProcess({
      ...secrets,
      DATABASE_URL,
      RATE_LIMIT_FACTOR: '0.01',
      DATABASE_POOL_SIZE: '2',
    }),
    shown: secrets.INTERNAL_KEY.split(',')[0] ?? '',
  })
  const first = urlOf('sureda_a', 'first')
  const second = urlOf('sureda_b', 'second')
  const running = [await start(OLD, first)]
  const refused: string[] = []
  const passes = new Set<string>()
  const pushKeys = new Set<string>()
  let isOver = false
  let asked = 0
  const client = async () => {
    for (; !isOver; asked++) {
      const { process } = running[asked % running.length] as Running
      const { shown } = running[(asked >> 1) % running.length] as Running
      const pass = await ask(process, `/reservations/${reservation}/pass`, shown)
      const phones = await ask(process, '/user/push-subscriptions', shown)
      for (const { status, body } of [pass, phones]) if (status !== 200) refused.push(`${status} ${body}`)
      if (pass.status === 200) passes.add(JSON.parse(pass.body).data.token)
      if (phones.status === 200) pushKeys.add(JSON.parse(phones.body).data.public_key)
    }
  }
  const askedMore = (times: number) => {
    const until = asked + times
    return vi.waitFor(() => expect(asked).toBeGreaterThan(until), 60_000)
  }
  /** Both answer for a while, to what a gateway shows before and after its own change; the former ends when it is no longer asked. */
  const roll = async (secrets: typeof OLD, url: string) => {
    running.push(await start(secrets, url))
    await askedMore(8)
    const former = running.shift()
    await askedMore(1)
    await former?.process.stop()
  }
  const asking = client()
  onTestFinished(async () => {
    isOver = true
    await Promise.all(running.map(({ process }) => process.kill()))
  })
  await roll(both(OLD, NEW), first)
  await roll(both(NEW, OLD), second)
  await vi.waitFor(async () => expect(await openedBy(NEW.PASS_SECRET)).toBe(true), 60_000)
  await runSql(cluster.adminUrl, 'alter role sureda_a nologin')
  await roll(NEW, second)
  isOver = true
  await asking
  expect(refused).toEqual([])
  expect(passes.size).toBe(1)
  expect(pushKeys.size).toBe(1)
  await expect(openPostgres({ url: first, poolSize: 1 }).then(({ ping }) => ping())).rejects.toThrow()
})

it.skipIf(!hasSwift)('changes the key of the bucket during uploads without a failed request', async () => {
  const swift = await startSwift({ hasSecondKey: true })
  onTestFinished(swift.stop)
  const folder = mkdtempSync(join(tmpdir(), 'sureda-bucket-key-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [bucket, photo] = await Promise.all([swift.makeBucket('office'), phonePhoto()])
  const start = (key: typeof swift.second) =>
    startApiProcess({
      ...NEW,
      ...storeSettings({ ...bucket, ...key }),
      DATABASE_URL: cluster.url('sureda'),
      DATA_DIR: folder,
      S3_BUCKET: bucket.name,
      DRAIN_MS: '1000',
    })
  const running = [await start(bucket), await start(bucket)]
  onTestFinished(async () => void (await Promise.all(running.map((process) => process.stop()))))
  const port = () => running.at(-1)?.port ?? 0
  const change = async () => {
    const made = await uploadProfilePhoto(port(), person.headers, photo)
    const shown = await call(port(), `/media/${profilePhotoOf(made)}`, person.headers)
    return [made.status, shown.status]
  }
  const seen = await change()
  let isChanging = true
  const visitor = async () => {
    while (isChanging) seen.push(...(await change()))
  }
  const visits = visitor()
  for (const _each of [1, 2]) {
    running.push(await start(swift.second))
    await running.shift()?.stop()
  }
  const before = seen.length
  await vi.waitFor(() => expect(seen.length).toBeGreaterThan(before), { timeout: 60_000 })
  isChanging = false
  await visits
  expect(new Set(seen)).toEqual(new Set([200]))

  // the former key ends at the provider
  await swift.disconnect()
  await swift.reconnect('another')
  await expect(bucketObjects(bucket).get('x')).rejects.toThrow('S3_SECRET_ACCESS_KEY')
  expect(await change()).toEqual([200, 200])
})
