import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { migrate } from '../database/migrate.ts'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { allJobs } from '../jobs/jobs.ts'
import { runJob } from '../jobs/runner.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { createTenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { DATABASE_FAULTS } from '../testing/database-faults.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'
import { printError } from './crash.ts'

// personal texts that must never appear in a log, in any letter case
const EMAIL = 'canary.mail@example.test'
const NAME = 'Canary Namesdottir'
const PASSWORD = 'canary-cork-oak-2026'
const TOKEN = 'canarytoken'.padEnd(43, 'A')
const SESSION = `cw_${TOKEN}`
const PRIVATE = [
  /canary\.mail/i,
  /holder@/i,
  /namesdottir/i,
  /canary-cork/i,
  /canarytoken/i,
  /\$argon2/,
  /reset-password\/\w/,
]

const lines: string[] = []
const seen = () => lines.join('')
let api: TestApi
let person: TestPerson
let directory: ReturnType<typeof createTenantDirectory>
beforeAll(async () => {
  api = await startTestApi({ logTo: { write: (line) => void lines.push(line) } })
  directory = createTenantDirectory(api.db, { fallbackTenant: 'gavarres', maxAgeMs: 0 })
  person = await createPerson(api.db, 'gavarres', { email: 'holder@example.test' })
  // a person with the first letters of the name is there already
  await createPerson(api.db, 'gavarres', { name: 'Canaryan' })
})
afterAll(() => api.close())
beforeEach(() => {
  lines.length = 0
  for (const channel of ['error', 'warn', 'log'] as const)
    vi.spyOn(console, channel).mockImplementation((...said) => void lines.push(said.map(String).join(' ')))
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const secret of PRIVATE) expect(seen()).not.toMatch(secret)
  expect(seen()).not.toContain(person.token)
})

/** Runs a statement as the owner, outside of any tenant. */
const owner = (script: string) =>
  api.database.withScriptSession((session) => session.apply(script, { text: 'select 1', values: [] }))

const post = (
  url: string,
  payload: object,
  headers: Record<string, string> = { host: 'gavarres.localhost' },
) => api.app.inject({ method: 'POST', url: `/api/v1${url}`, headers, payload })
const register = (values: object = {}) =>
  post('/register', {
    email: EMAIL,
    name: NAME,
    password: PASSWORD,
    password_confirmation: PASSWORD,
    ...values,
  })
function changeProfile(name: string) {
  const part = (field: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`
  const headers = { ...person.headers, 'content-type': 'multipart/form-data; boundary=b' }
  const payload = `${part('name', name)}${part('email', person.user.email)}--b--\r\n`
  return api.app.inject({ method: 'POST', url: '/api/v1/user/profile', headers, payload })
}

const faults = DATABASE_FAULTS.filter(({ engine }) => !engine || process.env.SUREDA_TEST_DATABASE === engine)
it.each(faults)(
  'logs no personal data at $name ($code)',
  async ({ code, install, remove, isLost, isSlow }) => {
    await owner(install)
    // the pool reuses the most recent connection, so its timeout of five seconds need not pass twice
    if (isSlow) await api.db.execute(sql`set statement_timeout = '300ms'`)
    try {
      for (const answer of [await register(), await changeProfile(NAME)]) {
        expect(answer.statusCode).toBeGreaterThanOrEqual(500)
        expect(answer.body).not.toContain('Canary')
      }
    } finally {
      if (isSlow) await api.db.execute(sql`reset statement_timeout`)
      await owner(remove)
    }
    // the log still contains the error and its place
    if (isLost) expect(seen()).toMatch(/Connection terminated|ECONNRESET|EPIPE/)
    else expect(seen()).toContain(code)
    expect(seen()).toContain('Failed query: ')
    if (!isLost) expect(seen()).toMatch(/at .+user\.queries\.ts/)
  },
)

it('logs nothing of unstorable texts, forms and unreadable bodies', async () => {
  await register({ name: `${NAME}\u0000` })
  await register({ email: `${EMAIL}\u0000` })
  await register({ password_confirmation: `${PASSWORD}!` })
  for (const body of [`{"email": "${EMAIL}", "password": ${PASSWORD}`, `${EMAIL} ${PASSWORD}`])
    await api.app.inject({
      method: 'POST',
      url: '/api/v1/register',
      headers: { host: 'gavarres.localhost', 'content-type': 'application/json' },
      payload: body,
    })
  await post('/login', { email: EMAIL, password: PASSWORD })
  await post('/auth/reset-password', { token: TOKEN, password: PASSWORD, password_confirmation: PASSWORD })
  await api.app.inject({
    url: '/api/v1/user',
    headers: { ...person.headers, authorization: `Bearer ${SESSION}` },
  })
  expect(lines.length).toBeGreaterThan(5)
})

it.each(['users', 'sessions', 'rate_limit_buckets', 'password_resets'])(
  'shows nothing of what was asked when %s cannot be read',
  async (table) => {
    await owner(`alter table ${table} rename to canary_gone`)
    try {
      await post('/login', { email: EMAIL, password: PASSWORD })
      await post('/auth/forgot-password', { email: EMAIL })
      await post('/auth/reset-password', {
        token: TOKEN,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      })
      await api.app.inject({
        url: '/api/v1/user',
        headers: { ...person.headers, authorization: `Bearer ${SESSION}` },
      })
      await api.background.done()
    } finally {
      await owner(`alter table canary_gone rename to ${table}`)
    }
    expect(seen()).toContain('42P01')
  },
)

const failing = (table: string, moment: string, values: string) => [
  `create function canary() returns trigger language plpgsql as $$ begin
     raise exception using errcode = '23514', message = concat_ws(' ', ${values}), detail = concat_ws(' ', ${values}); end $$;
   create trigger canary before ${moment} on ${table} for each row execute function canary()`,
  `drop trigger canary on ${table}; drop function canary()`,
]

it('logs no address, name or link when a mail cannot be stored after the answer was sent', async () => {
  await createPerson(api.db, 'gavarres', { email: EMAIL, name: NAME })
  const [install = '', remove = ''] = failing('mail_outbox', 'insert', 'new.recipient, new.subject, new.body')
  await owner(install)
  await post('/auth/forgot-password', { email: EMAIL })
  await api.background.done()
  await owner(remove)
  expect(seen()).toContain('background work failed')
  await withTenant(api.db, 'gavarres', (tx) => tx.execute(sql`delete from users where email = ${EMAIL}`))
})

it('logs nothing of a mail that cannot be sent, nor of a job row that fails', async () => {
  const mail = { to: EMAIL, subject: `Hola ${NAME}`, body: `http://localhost/reset-password/${TOKEN}` }
  await withTenant(api.db, 'gavarres', (tx) => enqueueMail(tx, 'gavarres', 'account', mail))
  const refused = Object.assign(new Error(`Can't send mail: 550 5.1.1 <${EMAIL}> unknown`), {
    response: `550 <${EMAIL}>`,
    rejected: [EMAIL],
    envelope: { to: [EMAIL] },
  })
  const sending = allJobs(async () => {
    throw refused
  }).find((job) => job.name === 'mail')
  if (!sending) throw new Error('no mail job')
  const values = 'new.recipient, new.subject, new.body, new.last_error'
  const [install = '', remove = ''] = failing('mail_outbox', 'update of last_error', values)
  await owner(install)
  await runJob(sending, { db: api.db, config: api.config, uploads: api.uploads, log: api.app.log }, directory)
  await owner(remove)
  expect(seen()).toContain('job failed')
  api.app.log.error({ err: refused }, refused.message)
  expect(seen()).toContain("Can't send mail")
})

it('logs nothing of rows at which a migration fails, not on a console either', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-migrations-'))
  await createPerson(api.db, 'gavarres', { email: EMAIL, name: NAME })
  const faulty = [
    'alter table users alter column name type int using name::int',
    `insert into users (tenant_id, email, name) select tenant_id, email, name from users`,
    `do $$ declare said text; begin select name || email into said from users where name like 'Canary N%'; raise exception '%', said; end $$`,
  ]
  for (const script of faulty) {
    // the schema journal records the names of the other files as applied
    writeFileSync(join(folder, '9999_canary.sql'), script)
    const error = await migrate(api.database, { folder }).catch((reason: unknown) => reason)
    printError('the start failed', error)
    api.app.log.error(error)
    api.app.log.fatal({ err: error }, `the start failed: ${(error as Error).message}`)
    api.app.log.warn({ reason: error }, 'the start failed')
  }
  rmSync(folder, { recursive: true })
  expect(seen()).toContain('Migration 9999_canary.sql failed')
  await withTenant(api.db, 'gavarres', (tx) => tx.execute(sql`delete from users where email = ${EMAIL}`))
})
