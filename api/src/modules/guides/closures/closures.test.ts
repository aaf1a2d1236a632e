import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { rowsOf, withTenant } from '../../../database/with-tenant.ts'
import { mailOutbox } from '../../../mail/mail.tables.ts'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { addContent, addSchedule } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { endOverdueClosures } from './closures.queries.ts'

let fixture: GuideFixture
let lastPlace = 0
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

/** A separate place for each test, far enough from the others. */
function place() {
  const latitude = 41.2 + 0.05 * ++lastPlace
  return { latitude, longitude: 2.9 }
}
const around = ({ latitude, longitude }: { latitude: number; longitude: number }) => [
  [latitude - 0.01, longitude - 0.01],
  [latitude - 0.01, longitude + 0.01],
  [latitude + 0.01, longitude + 0.01],
  [latitude + 0.01, longitude - 0.01],
]

/** A route with an experience of the guide, one of a colleague and a game along it. */
async function land() {
  const here = place()
  const [id, other] = [`e-land-${lastPlace}`, `e-other-${lastPlace}`]
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  await addContent(fixture.api.db, TENANT, {
    routes: [
      {
        id: `rt-${lastPlace}`,
        trackSimplified: [
          [here.latitude - 0.02, here.longitude, 0],
          [here.latitude + 0.02, here.longitude, 0],
        ],
        startPoint: {
          ...here,
          latitude: here.latitude - 0.02,
          name: { es: 'x', ca: 'x', en: 'x', fr: 'x', de: 'x', nl: 'x' },
        },
      },
    ],
    experiences: [
      { id, guideUserId: fixture.guide.user.id, durationMin: 90, ...here },
      { id: other, guideUserId: colleague.user.id, ...here },
    ],
  })
  await addSchedule(fixture.api.db, TENANT, id, { autoConfirm: true })
  await addSchedule(fixture.api.db, TENANT, other, { autoConfirm: true })
  return { here, id, other, route: `rt-${lastPlace}`, colleague, area: around(here) }
}
const send = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  person: TestPerson = fixture.guide,
  headers = {},
) => {
  const answer = await fixture.api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...person.headers, ...headers },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const days = { from: day(2), until: day(4), reason: 'fire_risk' }

it('previews what an area affects without changing anything', async () => {
  const { id, other, route, area } = await land()
  const { body } = await fixture.book(id)
  const preview = await send('POST', '/guide/closures?preview=true', { ...days, area })
  expect(preview.status).toBe(200)
  expect(preview.body.data.touches).toMatchObject({
    routes: [{ id: route }],
    experiences: [
      { id, own: true },
      { id: other, own: false },
    ],
    reservations: [{ id: body.data.id, date: day(3), people: 2 }],
  })
  expect(preview.body.data.touches.slots).toContainEqual(
    expect.objectContaining({ experience_id: id, date: day(3), time: '10:00', booked: 2 }),
  )
  expect((await send('GET', '/guide/closures')).body.data).toEqual([])
  expect((await send('GET', `/routes/${route}`)).body.data.status_note).toBeNull()
})

it('adds notices, closes the guide’s experiences, notifies members, and undoes all of it when lifted', async () => {
  const { id, other, route, area } = await land()
  const member = await createPerson(fixture.api.db, TENANT, { name: 'Ona', preferredLanguage: 'de' })
  const booked = await fixture.book(id, {}, member)
  const key = { 'idempotency-key': `closure-${id}` }
  const made = await send('POST', '/guide/closures', { ...days, area }, fixture.guide, key)
  expect(made).toMatchObject({
    status: 201,
    body: { data: { state: 'planned', told: 1, routes: [{ id: route }] } },
  })
  const again = await send('POST', '/guide/closures', { ...days, area }, fixture.guide, key)
  expect(again.body.data.id).toBe(made.body.data.id)

  for (const path of [`/routes/${route}`, `/experiences/${id}`, `/experiences/${other}`])
    expect(
      (await send('GET', path, undefined, fixture.guide, { 'accept-language': 'en' })).body.data,
    ).toMatchObject({
      status_level: 'warning',
      status_note: expect.stringMatching(/^Closed from .*: fire risk\.$/),
    })
  expect((await fixture.book(id, {}, await createPerson(fixture.api.db, TENANT))).body.code).toBe(
    'date_closed',
  )
  expect((await fixture.book(id, { date: day(5) }, member)).status).toBe(201)
  // colleagues decide about their own experiences
  expect((await fixture.book(other, {}, member)).status).toBe(201)

  const mails = await withTenant(fixture.api.db, TENANT, (tx) => tx.select().from(mailOutbox))
  const mine = mails.filter((mail) => mail.recipient === member.user.email && /Sperrung/.test(mail.subject))
  expect(mine).toHaveLength(1)
  expect(mine[0]?.body).toContain(`/reservas?pass=${booked.body.data.id}`)
  expect(mine[0]?.body).toContain('Brandgefahr')
  const cards = await send('GET', '/notification-cards', undefined, member)
  const card = cards.body.data.find((one: { id: string }) => one.id.startsWith('closure-'))
  expect(card).toMatchObject({ button_action_value: `/reservas?pass=${booked.body.data.id}` })
  const dismiss = (person: TestPerson) => send('POST', `/notification-cards/${card.id}/dismiss`, {}, person)
  expect((await dismiss(await createPerson(fixture.api.db, TENANT))).status).toBe(404)
  expect((await dismiss(member)).status).toBe(200)

  const lifted = await send('DELETE', `/guide/closures/${made.body.data.id}`)
  expect(lifted.body.data.state).toBe('over')
  // the dismissed card reappears with the news that the closure has ended; a repeated call sends nothing
  await send('DELETE', `/guide/closures/${made.body.data.id}`)
  const now = await withTenant(fixture.api.db, TENANT, (tx) => tx.select().from(mailOutbox))
  const told = now.filter((mail) => mail.recipient === member.user.email && /Sperrung/.test(mail.subject))
  expect(told.map((mail) => mail.subject).sort()).toEqual([
    expect.stringMatching(/^Die Sperrung ist vorzeitig beendet/),
    expect.stringMatching(/^Eine Sperrung betrifft/),
  ])
  const after = await send('GET', '/notification-cards', undefined, member, { 'accept-language': 'de' })
  expect(after.body.data.filter((one: { id: string }) => one.id === card.id)).toMatchObject([
    { title: 'Die Sperrung ist aufgehoben', button_action_value: `/reservas?pass=${booked.body.data.id}` },
  ])
  expect((await send('GET', `/routes/${route}`)).body.data.status_note).toBeNull()
  expect((await fixture.book(id, {}, await createPerson(fixture.api.db, TENANT))).status).toBe(201)
})

it('closes a chosen route and what lies along it, and leaves the office’s notice in place', async () => {
  const { id, route } = await land()
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(
      sql`update routes set notice = '{"text": {"ca": "Foc."}, "date": "2026-07-05", "level": "info"}' where id = ${route}`,
    ),
  )
  await send('POST', '/guide/closures', {
    ...days,
    until: days.from,
    reason: 'Cursa popular.',
    route_ids: [route],
  })
  const { body } = await send('GET', `/routes/${route}`)
  expect(body.data.status_note).toMatch(/^Tancat el .*: Cursa popular\. Foc\.$/)
  expect((await send('GET', `/experiences/${id}`)).body.data.status_note).toMatch(/Cursa popular/)
  expect((await send('POST', '/guide/closures', { ...days, route_ids: ['rt-none'] })).body.code).toBe(
    'route_not_found',
  )
})

it.each([
  ['route_ids', {}, 'required'],
  ['until', { from: day(4), until: day(3) }, 'ends_before_start'],
  ['until', { from: day(-3), until: day(-1) }, 'day_over'],
  ['until', { from: day(1), until: day(400) }, 'closure_too_long'],
  ['reason', { reason: ' ' }, 'required'],
  ['area', { area: [[1, 2]] }, 'too_small'],
  ['area', { area: around({ latitude: -33.9, longitude: 18.4 }) }, 'outside_territory'],
])('refuses %s with %j', async (path, over, code) => {
  const target = path === 'route_ids' || path === 'area' ? {} : { area: around(place()) }
  const { status, body } = await send('POST', '/guide/closures?preview=true', { ...days, ...target, ...over })
  expect([status, body.errors[0]]).toMatchObject([422, { path, code }])
})

it('affects a stay by each of its nights, and leaves it closed while another closure covers it', async () => {
  const here = place()
  const id = await fixture.lodging(2, {}, { guideUserId: fixture.guide.user.id, ...here })
  const [into, beside] = [await fixture.person(), await fixture.person()]
  // one guest sleeps into the first closed night, the other leaves on its morning
  const overlapping = await fixture.stay(id, { date: day(1), nights: 2 }, into)
  await fixture.stay(id, { date: day(1), nights: 1 }, beside)
  const close = () => send('POST', '/guide/closures', { ...days, area: around(here) })
  const first = (await close()).body.data
  const second = (await close()).body.data
  expect([first.told, second.told]).toEqual([1, 1])
  expect((await fixture.stay(id, { date: day(1), nights: 2 }, await fixture.person())).body.code).toBe(
    'date_closed',
  )
  const mailsOf = async (person: TestPerson) => {
    const mails = await withTenant(fixture.api.db, TENANT, (tx) => tx.select().from(mailOutbox))
    return mails.filter((mail) => mail.recipient === person.user.email && mail.body.includes('16:00'))
  }
  await send('DELETE', `/guide/closures/${first.id}`)
  expect(await mailsOf(into)).toHaveLength(2)
  await send('DELETE', `/guide/closures/${second.id}`)
  const mails = await mailsOf(into)
  expect(mails).toHaveLength(3)
  expect(mails.at(-1)?.body).toContain(`/reservas?pass=${overlapping.body.data.id}`)
  expect(mails.at(-1)?.body).toMatch(/2 (noches|nits)/)
  expect(await mailsOf(beside)).toEqual([])
})

it('is visible and editable for its guide only', async () => {
  const { area, colleague } = await land()
  const { body } = await send('POST', '/guide/closures', { ...days, area })
  expect((await send('DELETE', `/guide/closures/${body.data.id}`, undefined, colleague)).body.code).toBe(
    'closure_not_found',
  )
  expect((await send('GET', '/guide/closures', undefined, colleague)).body.data).toEqual([])
  // but guides with an affected experience see it on their dashboard
  const stats = await send('GET', '/guide/dashboard-stats', undefined, colleague)
  expect(stats.body.data.alerts).toMatchObject([{ kind: 'closure', from: days.from, reservations: 0 }])
})

it('ends on the day after its last day', async () => {
  const { area, route } = await land()
  await send('POST', '/guide/closures', { ...days, from: day(0), until: day(0), area })
  const end = (today: string) =>
    withTenant(fixture.api.db, TENANT, (tx) => endOverdueClosures(tx, TENANT, today))
  expect(await end(day(0))).toBe(0)
  const rounds = await Promise.all([end(day(1)), end(day(1))])
  expect(rounds.reduce((sum, ended) => sum + ended, 0)).toBe(1)
  expect(await send('GET', `/routes/${route}`)).toMatchObject({ body: { data: { status_note: null } } })
})

/** Books and closes at the same moment. True if the person has a reservation and received no notice of the closure. */
async function race(): Promise<boolean> {
  const { id, area } = await land()
  const member = await createPerson(fixture.api.db, TENANT)
  const [booked, closed] = await Promise.all([
    fixture.book(id, {}, member),
    send('POST', '/guide/closures', { ...days, area }),
  ])
  return booked.status === 201 && closed.body.data.told === 0
}

it('notifies every member whose booking races with the closure', async () => {
  for (let round = 0; round < 8; round++) expect([round, await race()]).toEqual([round, false])
})

it.runIf(inject('databaseTemplate').kind === 'postgres')(
  'lets one slip in as soon as the guard is taken away: the race above is a real one',
  async () => {
    const { id } = await land()
    const member = await createPerson(fixture.api.db, TENANT)
    const toggle = (word: 'disable' | 'enable') =>
      fixture.api.db.execute(sql.raw(`alter table reservations ${word} trigger refuse_closed`))
    const close = () =>
      withTenant(fixture.api.db, TENANT, async (tx) => {
        const rows = await rowsOf<{ id: string }>(
          tx,
          sql`insert into closures (tenant_id, guide_user_id, from_date, until_date, reason, notice)
            values (${TENANT}, ${fixture.guide.user.id}, ${days.from}, ${days.until}, 'x', '{"text": {}}') returning id`,
        )
        await tx.execute(
          sql`insert into closure_objects values (${TENANT}, ${rows[0]?.id}, 'experience', ${id}, true)`,
        )
      })
    const insert = () =>
      withTenant(fixture.api.db, TENANT, async (tx) => {
        await tx.execute(
          sql`insert into slot_inventory (tenant_id, experience_id, date, time, capacity) values (${TENANT}, ${id}, ${day(3)}, '10:00', 5) on conflict do nothing`,
        )
        await tx.execute(
          sql`insert into reservations (tenant_id, user_id, experience_id, date, time, starts_at, ends_at, people, status, changed_by)
            values (${TENANT}, ${member.user.id}, ${id}, ${day(3)}, '10:00', now() + interval '3 days', now() + interval '4 days', 1, 'confirmed', 'test')`,
        )
      }).then(
        () => true,
        () => false,
      )
    await close()
    expect(await insert()).toBe(false)
    await toggle('disable')
    try {
      expect(await insert()).toBe(true)
    } finally {
      await toggle('enable')
    }
  },
)
