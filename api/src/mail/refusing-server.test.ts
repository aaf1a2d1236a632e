import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf, withTenant } from '../database/with-tenant.ts'
import { readBacklog } from '../invariants/backlog.ts'
import { listSetAside, retrySetAside } from '../jobs/process-each.ts'
import { type MailServer, startMailServer } from '../testing/services/mail-server.ts'
import { testConfig } from '../testing/test-app.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { seedTenants } from '../testing/test-tenants.ts'
import { mailOutbox } from './mail.tables.ts'
import { enqueueMail, sendDueMails } from './outbox.ts'
import { createMailTransport, type SendMail } from './transport.ts'

const TENANT = { id: 'gavarres', name: 'Suro Viu' }
let database: Database
let server: MailServer
let send: SendMail
let said: string[]
beforeAll(async () => {
  database = await openTestDatabase()
  await seedTenants(database.db)
  server = await startMailServer()
  send = createMailTransport(testConfig({ SMTP_URL: server.url() }))
})
beforeEach(async () => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)))
  server.refuse()
  await inTenant((tx) => tx.delete(mailOutbox))
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(database.db, TENANT.id, work)
const enqueue = () =>
  inTenant((tx) =>
    enqueueMail(tx, TENANT.id, 'enquiry', { to: 'ona@example.test', subject: 'Hola', body: 'Què tal?' }),
  )
const row = async () => (await inTenant((tx) => tx.select().from(mailOutbox)))[0]
/** Makes the mail due and sends it; in production the next attempt comes minutes later. */
const turn = async () => {
  await inTenant((tx) => tx.update(mailOutbox).set({ dueAt: sql`now()` }))
  return sendDueMails(database.db, TENANT, send)
}
const waiting = async () =>
  Object.fromEntries((await inTenant(readBacklog)).map(({ queue, waiting }) => [queue, waiting]))

it('retries while a server refuses temporarily, logs that without the address, and sends once it accepts mails', async () => {
  await enqueue()
  server.refuse(450)
  expect(await turn()).toBe(0)
  const refused = await row()
  expect(refused).toMatchObject({ attempts: 1, sentAt: null, failedAt: null })
  expect(refused?.lastError).toContain('450')
  expect(await waiting()).toMatchObject({ mail: 1, 'set-aside': 0 })
  const lines = said.join('\n')
  expect(lines).toMatch(/mail .+ has not left and is tried again/)
  expect(lines).not.toContain('ona@')
  server.refuse()
  const before = server.mails()
  expect(await turn()).toBe(1)
  expect(server.mails()).toBe(before + 1)
  expect(await waiting()).toMatchObject({ mail: 0, 'set-aside': 0 })
})

it('sets a permanently refused mail aside, where an operator can see and resend it', async () => {
  await enqueue()
  server.refuse(550)
  for (let tries = 1; tries <= 8; tries++) await turn()
  expect(await waiting()).toMatchObject({ mail: 0, 'set-aside': 1 })
  const [aside] = await inTenant((tx) => listSetAside(tx, TENANT.id))
  expect(aside).toMatchObject({ job: 'mail', attempts: 8, error: expect.stringContaining('550') })
  expect(await turn()).toBe(0)
  server.refuse()
  expect(await inTenant((tx) => retrySetAside(tx, TENANT.id))).toBe(1)
  expect(await turn()).toBe(1)
  expect(await waiting()).toMatchObject({ mail: 0, 'set-aside': 0 })
})

it('leaves mails to the next turn when the server is slow, without counting a try', async () => {
  for (let count = 0; count < 3; count++) await enqueue()
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const slow: SendMail = async (mail) => {
    now += 40_000
    await send(mail)
  }
  expect(await sendDueMails(database.db, TENANT, slow)).toBe(2)
  vi.mocked(performance.now).mockRestore()
  const left = (await inTenant((tx) => tx.select().from(mailOutbox))).filter(({ sentAt }) => !sentAt)
  expect(left).toMatchObject([{ attempts: 0 }])
  expect(await sendDueMails(database.db, TENANT, send)).toBe(1)
})

it('leaves a mail to the process that claimed it when this one was too slow', async () => {
  for (let count = 0; count < 2; count++) await enqueue()
  let now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const tooSlow: SendMail = async () => {
    now += 150_000
    // another process claims the mail meanwhile
    await inTenant((tx) =>
      tx.update(mailOutbox).set({ attempts: 2, dueAt: sql`now() + interval '2 minutes'` }),
    )
    throw new Error('450 later')
  }
  expect(await sendDueMails(database.db, TENANT, tooSlow)).toBe(0)
  vi.mocked(performance.now).mockRestore()
  const left = await inTenant((tx) => tx.select().from(mailOutbox))
  expect(left).toMatchObject([
    { attempts: 2, lastError: null },
    { attempts: 2, lastError: null },
  ])
  expect(await sendDueMails(database.db, TENANT, send)).toBe(0)
})

it('finds given-up mails among all others by an index', async () => {
  const plan = await inTenant(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return rowsOf(tx, sql`explain select failed_at from mail_outbox where failed_at is not null`)
  })
  expect(JSON.stringify(plan)).toContain('mail_outbox_failed_ix')
})
