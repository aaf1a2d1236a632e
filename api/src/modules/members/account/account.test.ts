import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { eq, sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { phonePhoto } from '../../../testing/photo-corpus.ts'
import { sendProfile } from '../../../testing/send-profile.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addFavorite, addGroup, addOffer, addReservation } from '../../../testing/test-belongings.ts'
import { addContent, addSchedule } from '../../../testing/test-content.ts'
import { addFootprint } from '../../../testing/test-footprints.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { hashPassword } from '../auth/password.ts'
import { groupMembers, users } from '../profile/user.tables.ts'
import { finishDeletions } from './deletion.service.ts'
import { readRows } from './personal-data.queries.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const PASSWORD = 'a password of Ona'
const wordsOf = (bytes: Uint8Array | undefined) => strFromU8(bytes ?? new Uint8Array())
let api: TestApi
let folder: string
let passwordHash: string
let guide: TestPerson
let ona: TestPerson
let count = 0

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-account-'))
  api = await startTestApi({ config: { DATA_DIR: folder } })
  passwordHash = await hashPassword(PASSWORD)
  guide = await createPerson(api.db, 'gavarres', { isGuide: true })
  await addContent(api.db, 'gavarres', {
    experiences: [{ id: 'walk' }, { id: 'line' }],
    routes: [{ id: 'r' }],
  })
  await addSchedule(api.db, 'gavarres', 'walk')
  await addSchedule(api.db, 'gavarres', 'line')
})
beforeEach(async () => {
  ona = await createPerson(api.db, 'gavarres', {
    name: 'Ona Serra',
    email: `ona${count++}@example.test`,
    phone: '+34 600 700 800',
    privacy: { share_location: false, public_profile: true },
    passwordHash,
  })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const call = (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = ona) =>
  api.app.inject({ method, url: `/api/v1/${path}`, headers: who.headers, ...(payload && { payload }) })
const leave = (who = ona) => call('POST', 'user/deletion', { password: PASSWORD }, who)
const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(api.db, 'gavarres', work)
const subject = () => ({ tenantId: 'gavarres', userId: ona.user.id, email: ona.user.email })
const reservation = (id: string) =>
  inTenant((tx) =>
    rowsOf<{ status: string; special_requests: string | null; booked: number }>(
      tx,
      sql`select r.status, r.special_requests, s.booked from reservations r
          join slot_inventory s using (tenant_id, experience_id, date, time) where r.id = ${id}::uuid`,
    ),
  )
const finish = async () => {
  await inTenant((tx) =>
    tx
      .update(users)
      .set({ deletesAt: new Date(Date.now() - 1000) })
      .where(eq(users.id, ona.user.id)),
  )
  return finishDeletions(api.db, api.uploads, 'gavarres')
}

/** Adds a row of everything that a member can leave behind. */
async function fill() {
  const past = await addReservation(api.db, ona, 'walk', 'begun')
  await inTenant((tx) =>
    tx.execute(
      sql`update reservations set special_requests = 'Ona is allergic', changed_by = 'test' where id = ${past}::uuid`,
    ),
  )
  await inTenant((tx) =>
    tx.execute(
      sql`update reservations set status = 'completed', changed_by = 'system' where id = ${past}::uuid`,
    ),
  )
  const future = await addReservation(api.db, ona, 'walk', 'confirmed')
  const offer = await addOffer(api.db, ona, 'line')
  await addFavorite(api.db, ona, 'r')
  await addFootprint(api.db, ona)
  await sendProfile(api.app, ona, { name: 'Ona Serra', email: ona.user.email }, await phonePhoto())
  await inTenant((tx) =>
    tx.execute(sql`insert into points_ledger (tenant_id, user_id, source_type, source_id, delta)
      values ('gavarres', ${ona.user.id}::uuid, 'game', 'g', 40)`),
  )
  return { past, future, offer }
}

it('puts everything of a person into one archive, and nothing that opens the account', async () => {
  const { past, future } = await fill()
  const answer = await call('GET', 'user/data-export')
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  const files = unzipSync(answer.rawPayload)
  const read = (name: string) => JSON.parse(wordsOf(files[`${name}.json`]))
  expect(wordsOf(files['README.txt'])).toContain('Ona Serra')
  expect(Object.keys(files).sort()).toEqual(
    [
      ...PERSONAL_DATA.flatMap(({ file }) => (file ? [`${file}.json`] : [])),
      'README.txt',
      'pictures/photo.webp',
    ].sort(),
  )
  expect(read('profile')).toMatchObject([{ name: 'Ona Serra', phone: '+34 600 700 800' }])
  expect(
    read('reservations')
      .map((row: { id: string }) => row.id)
      .sort(),
  ).toEqual([past, future].sort())
  expect(read('points')).toMatchObject([{ delta: 40 }])
  for (const name of ['favorites', 'footprints', 'waitlist', 'sessions', 'pictures'])
    expect(read(name)).toHaveLength(1)
  const everything = Object.values(files).map(wordsOf).join()
  expect(everything).not.toContain('argon2')
  expect(everything).not.toContain(ona.token)
})

it('shows no other person’s rows in the archive', async () => {
  await fill()
  const other = await createPerson(api.db, 'gavarres', { name: 'Pau' })
  const files = unzipSync((await call('GET', 'user/data-export', undefined, other)).rawPayload)
  const text = Object.entries(files)
    .filter(([name]) => name !== 'README.txt')
    .map(([, bytes]) => wordsOf(bytes))
    .join()
  expect(text).not.toContain(ona.user.id)
  expect(text).not.toContain('Ona Serra')
})

it('allows five archives an hour', async () => {
  const strict = await startTestApi({ config: { RATE_LIMIT_FACTOR: 1 } })
  const person = await createPerson(strict.db, 'gavarres')
  const codes = []
  for (let ask = 0; ask < 6; ask++)
    codes.push(
      (await strict.app.inject({ url: '/api/v1/user/data-export', headers: person.headers })).statusCode,
    )
  expect(codes).toEqual([200, 200, 200, 200, 200, 429])
  await strict.close()
})

it.each([
  [{}, 'proof_needed'],
  [{ password: 'a guess' }, 'wrong_password'],
])('refuses to delete an account with %j', async (body, code) => {
  const answer = await call('POST', 'user/deletion', body)
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path: 'password', code }] })
  expect((await call('GET', 'user/deletion')).json().data.deletes_at).toBeNull()
})

it('refuses to delete accounts of guides and staff, who have to ask the office', async () => {
  for (const values of [{ isGuide: true }, { roles: ['operator'] }, { accessType: 'cms' as const }]) {
    const person = await createPerson(api.db, 'gavarres', { ...values, passwordHash })
    expect((await leave(person)).json()).toMatchObject({ status: 409, code: 'account_has_duties' })
  }
})

it('frees the seats at once, signs out elsewhere, mails how to restore the account, and books nothing more', async () => {
  const { future, offer } = await fill()
  const elsewhere = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { host: 'gavarres.localhost' },
    payload: { email: ona.user.email, password: PASSWORD },
  })
  const stays = { deletes_at: null, open_reservations: 1, has_duties: false, providers: [] }
  expect((await call('GET', 'user/deletion')).json().data).toEqual(stays)
  const { data } = (await leave()).json()
  expect(Date.parse(data.deletes_at) - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  expect(data.open_reservations).toBe(0)
  expect(await reservation(future)).toMatchObject([{ status: 'cancelled', booked: 0 }])
  const [place] = await inTenant((tx) =>
    rowsOf<{ status: string }>(tx, sql`select status from waitlist_entries where id = ${offer}::uuid`),
  )
  expect(place?.status).toBe('left')
  const other = { host: 'gavarres.localhost', authorization: `Bearer ${elsewhere.json().access_token}` }
  expect((await api.app.inject({ url: '/api/v1/user', headers: other })).statusCode).toBe(401)
  expect((await call('GET', 'user')).json().data.deletes_at).toBe(data.deletes_at)
  const mails = await inTenant((tx) =>
    tx.select().from(mailOutbox).where(eq(mailOutbox.recipient, ona.user.email)),
  )
  expect(mails.filter(({ body }) => body.includes('/perfil/eliminar'))).toHaveLength(1)
  // a second tap changes nothing
  expect((await leave()).json().data.deletes_at).toBe(data.deletes_at)
})

it('refuses reservations while the account is to be deleted, and accepts them once it is restored', async () => {
  await leave()
  const insert = () => addReservation(api.db, ona, 'walk')
  await expect(insert()).rejects.toMatchObject({ cause: { constraint: 'account_leaving' } })
  const days = await api.app.inject({
    url: `/api/v1/experiences/walk/availability`,
    headers: { host: 'gavarres.localhost' },
  })
  const day = days.json().data.find((one: { status: string }) => one.status === 'available')
  const body = { experience_id: 'walk', date: day.date, time: day.slots[0].time, people: 1 }
  const refused = await call('POST', 'reservations', body)
  expect(refused.json()).toMatchObject({ status: 409, code: 'account_leaving' })
  expect((await call('DELETE', 'user/deletion')).json().data.deletes_at).toBeNull()
  expect((await call('POST', 'reservations', body)).statusCode).toBe(201)
})

async function bookWhileLeaving() {
  const book = () => addReservation(api.db, ona, 'walk')
  await Promise.allSettled([leave(), ...Array.from({ length: 8 }, book)])
  await book().catch(() => {})
  const open = await inTenant((tx) =>
    rowsOf(
      tx,
      sql`select id from reservations where user_id = ${ona.user.id}::uuid and status in ('pending', 'confirmed')`,
    ),
  )
  return open.length
}

it('leaves no reservation of a person who books while their account is being deleted', async () => {
  expect(await bookWhileLeaving()).toBe(0)
})

it('control: leaves reservations without the guard of the database', async () => {
  // outside of a tenant's transaction the tests are the owner of the tables
  await api.db.execute(sql`alter table reservations disable trigger guard_leaving`)
  try {
    expect(await bookWhileLeaving()).toBeGreaterThan(0)
  } finally {
    await api.db.execute(sql`alter table reservations enable trigger guard_leaving`)
  }
})

it('deletes the account after seven days: only nameless reservations are left', async () => {
  const { past } = await fill()
  const pictures = () => readdirSync(join(folder, 'uploads/gavarres')).length
  const before = existsSync(join(folder, 'uploads/gavarres')) ? pictures() : 0
  await leave()
  expect(await finishDeletions(api.db, api.uploads, 'gavarres')).toBe(0)
  // when two processes run at the same moment, one of them deletes
  expect((await Promise.all([finish(), finishDeletions(api.db, api.uploads, 'gavarres')])).sort()).toEqual([
    0, 1,
  ])
  for (const source of PERSONAL_DATA) {
    const rows = await inTenant((tx) => readRows(tx, source, subject()))
    if (source.fate === 'deleted') expect([source.table, rows]).toEqual([source.table, []])
    else for (const row of rows) expect(JSON.stringify(row)).not.toMatch(/Ona|ona\d|allergic|600 700/)
  }
  expect(await reservation(past)).toMatchObject([{ status: 'completed', special_requests: null, booked: 2 }])
  expect(pictures()).toBe(before - 1)
  expect((await call('GET', 'user')).statusCode).toBe(401)
  const again = await api.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    headers: { host: 'gavarres.localhost' },
    payload: { email: ona.user.email, password: PASSWORD },
  })
  expect(again.json().code).toBe('invalid_credentials')
  for (const view of ['points_drift', 'ratings_drift', 'reservation_inventory_drift']) {
    const drift = await inTenant((tx) => rowsOf(tx, sql`select * from ${sql.identifier(view)}`))
    expect([view, drift]).toEqual([view, []])
  }
})

it('makes another member with an account the leader of the group and its reservation', async () => {
  const pau = await createPerson(api.db, 'gavarres', { name: 'Pau' })
  const groupId = await addGroup(api.db, guide, { userId: ona.user.id })
  await inTenant(async (tx) => {
    await tx.update(groupMembers).set({ role: 'leader' }).where(eq(groupMembers.userId, ona.user.id))
    await tx
      .insert(groupMembers)
      .values({ tenantId: 'gavarres', groupId, userId: pau.user.id, name: 'Pau', role: 'participant' })
  })
  await leave()
  await finish()
  const members = await inTenant((tx) =>
    tx.select().from(groupMembers).where(eq(groupMembers.groupId, groupId)),
  )
  expect(members).toMatchObject([{ userId: pau.user.id, role: 'leader' }])
})

it('deletes the ledger of no one else', async () => {
  const call = inTenant((tx) => tx.execute(sql`select forget_points('gavarres', ${ona.user.id}::uuid)`))
  await expect(call).rejects.toMatchObject({ cause: { constraint: 'account_not_deleted' } })
})
