import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database, Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { deleteExpired } from '../jobs/retention.ts'
import { users } from '../modules/members/profile/user.tables.ts'
import { testConfig } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { seedTenants } from '../testing/test-tenants.ts'
import { mailOutbox } from './mail.tables.ts'
import { MAIL_CLASSES, type MailClass } from './mail-classes.ts'
import { enqueueMail, sendDueMails } from './outbox.ts'
import { createMailTransport, type Mail } from './transport.ts'

let database: Database
let db: Db
const tenant = { id: 'gavarres', name: 'Suro Viu' }
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await seedTenants(db)
})
beforeEach(() => withTenant(db, tenant.id, (tx) => tx.delete(mailOutbox)))
afterAll(() => database.close())

const enqueue = (to: string, kind: MailClass = 'enquiry') =>
  withTenant(db, tenant.id, (tx) =>
    enqueueMail(tx, tenant.id, kind, { to, subject: 'Hola', body: 'Què tal?' }),
  )
const rows = () => withTenant(db, tenant.id, (tx) => tx.select().from(mailOutbox))
const makeDue = () => withTenant(db, tenant.id, (tx) => tx.update(mailOutbox).set({ dueAt: sql`now()` }))

it('sends each mail once, however many workers run', async () => {
  for (let count = 0; count < 50; count++) await enqueue(`p${count}@example.test`)
  const sent: string[] = []
  const send = async (mail: Mail) => void sent.push(mail.to)
  const counts = await Promise.all([1, 2, 3, 4].map(() => sendDueMails(db, tenant, send)))
  const more = await sendDueMails(db, tenant, send)
  expect(counts.reduce((sum, count) => sum + count, more)).toBe(50)
  expect(new Set(sent).size).toBe(50)
  expect(await sendDueMails(db, tenant, send)).toBe(0)
})

it('sends sign-in links before all other mails, and enquiries before weekly mails', async () => {
  const order = ['digest', 'enquiry', 'booking', 'account', 'access'] as const
  for (const kind of order) await enqueue(`${kind}@example.test`, kind)
  for (let count = 0; count < 40; count++) await enqueue(`more${count}@example.test`)
  const sent: string[] = []
  await sendDueMails(db, tenant, async (mail) => void sent.push(mail.to.split('@')[0] ?? ''))
  expect(sent.slice(0, 2).toSorted()).toEqual(['access', 'account'])
  expect(sent[2]).toBe('booking')
  expect(sent).toContain('enquiry')
  expect(sent).not.toContain('digest')
})

it.each(['account', 'booking', 'digest'] as const)(
  'writes so many mails of the kind %s to one mailbox in a day, however its address is spelled',
  async (kind) => {
    const { confirmed, unconfirmed } = MAIL_CLASSES[kind].ceiling
    const send = async (name: string, times: number) => {
      let written = 0
      for (let count = 0; count < times; count++)
        if (await enqueue(name.replace('#', String(count)), kind)) written += 1
      return written
    }
    expect(await send('o.na+#@gmail.com', unconfirmed + 5)).toBe(unconfirmed)
    // the limit of one kind of mail does not affect the others, and sign-in links are always sent
    expect(await enqueue('ona@gmail.com', 'access')).toBe(true)
    const email = `known-${kind}@example.test`
    const values = { tenantId: tenant.id, email, name: 'Ona', emailVerifiedAt: new Date() }
    await withTenant(db, tenant.id, (tx) => tx.insert(users).values(values))
    expect(await send(email, confirmed + 5)).toBe(confirmed)
  },
)

it('removes a mail whose transaction is rolled back', async () => {
  const failing = withTenant(db, tenant.id, async (tx) => {
    await enqueueMail(tx, tenant.id, 'account', { to: 'a@example.test', subject: 'x', body: 'x' })
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

it('retries later after a failure, and gives up after the eighth try', async () => {
  await enqueue('a@example.test')
  const fail = async () => {
    throw new Error('connection refused')
  }
  expect(await sendDueMails(db, tenant, fail)).toBe(0)
  const [first] = await rows()
  expect(first).toMatchObject({ attempts: 1, lastError: 'connection refused', failedAt: null })
  expect(first?.dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000)
  for (let attempt = 2; attempt <= 8; attempt++) {
    await makeDue()
    await sendDueMails(db, tenant, fail)
  }
  const [last] = await rows()
  expect(last?.attempts).toBe(8)
  expect(last?.failedAt).not.toBeNull()
})

it('sends a mail again whose worker died', async () => {
  await enqueue('a@example.test')
  const never = new Promise<void>(() => undefined)
  void sendDueMails(db, tenant, () => never)
  await expect.poll(async () => (await rows())[0]?.attempts).toBe(1)
  await makeDue()
  expect(await sendDueMails(db, tenant, async () => undefined)).toBe(1)
})

it('deletes mails sent a week ago', async () => {
  await enqueue('old@example.test')
  await withTenant(db, tenant.id, (tx) =>
    tx.update(mailOutbox).set({ sentAt: new Date(Date.now() - 8 * 86_400_000) }),
  )
  await enqueue('new@example.test')
  await withTenant(db, tenant.id, (tx) => deleteExpired(tx, tenant.id, 'mail_outbox'))
  expect((await rows()).map((row) => row.recipient)).toEqual(['new@example.test'])
})

const mail: Mail = {
  id: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11',
  fromName: 'Suro Viu',
  to: 'ona@example.test',
  subject: 'La teva nova contrasenya',
  body: 'Obre http://gavarres.localhost:4000/reset-password/abc',
}

it('writes a file that any mail program opens when there is no SMTP server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-mail-'))
  await createMailTransport(testConfig({ DATA_DIR: folder }))(mail)
  const [name = ''] = readdirSync(join(folder, 'mail'))
  expect(name).toMatch(/\.eml$/)
  const text = readFileSync(join(folder, 'mail', name), 'utf8')
  expect(text).toContain('From: Suro Viu <no-reply@sureda.localhost>')
  expect(text).toContain('To: ona@example.test')
  expect(text).toContain('http://gavarres.localhost:4000/reset-password/abc')
  rmSync(folder, { recursive: true })
})

it('sends to internationalised domains in punycode, also as reply address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sureda-mail-'))
  const headers = { 'Reply-To': "o'na&co=x@castanyer-ñ.cat" }
  await createMailTransport(testConfig({ DATA_DIR: folder }))({ ...mail, to: 'josep@col·legi.cat', headers })
  const [name = ''] = readdirSync(join(folder, 'mail'))
  const text = readFileSync(join(folder, 'mail', name), 'utf8')
  expect(text).toContain('To: josep@xn--collegi-xma.cat')
  expect(text).toContain("Reply-To: o'na&co=x@xn--castanyer--29a.cat")
  rmSync(folder, { recursive: true })
})

it('speaks SMTP to a real server', async () => {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  await createMailTransport(testConfig({ SMTP_URL: `smtp://127.0.0.1:${port}` }))(mail)
  expect(received[0]).toContain(`Message-ID: <${mail.id}@sureda.localhost>`)
  await new Promise<void>((resolve) => server.close(() => resolve()))
})
