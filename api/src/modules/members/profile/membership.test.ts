import { packageStatus, upcomingTips, userGroup } from '@sureda/contract/schemas/members/user'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent, localized } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { reservations, slotInventory } from '../../bookings/reservations/reservations.tables.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'
import { groupMembers, groups, userPackages } from './user.tables.ts'

const tenantId = 'gavarres'
const day = (offset: number) => dayIn('Europe/Madrid', new Date(Date.now() + offset * 86_400_000))
const step = (dayNumber: number, time: string, title: string) => ({
  day: dayNumber,
  time,
  title: localized(title),
  place: localized('place'),
  experience_id: title === 'cork' ? 'tour' : null,
  route_id: title === 'late' ? 'path' : undefined,
})

let api: TestApi
let person: TestPerson
let other: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  person = await createPerson(api.db, tenantId)
  other = await createPerson(api.db, tenantId)
  const itinerary = [step(1, '09:00', 'walk'), step(2, '16:00', 'late'), step(2, '10:00', 'cork')]
  await addContent(api.db, tenantId, {
    packages: [{ id: 'three-days', title: localized('three days'), itinerary }],
    experiences: [
      { id: 'tour', suggestions: [localized('hat'), localized('water')], destinationTips: [] },
      { id: 'plain' },
    ],
  })
})
afterAll(() => api.close())

const read = async (path: string, who = person) =>
  (
    await api.app.inject({
      url: `/api/v1/user/${path}`,
      headers: { ...who.headers, 'accept-language': 'en' },
    })
  ).json().data

it('lists the person’s groups and says which ones they may book for', async () => {
  await withTenant(api.db, tenantId, async (tx) => {
    const made = await tx
      .insert(groups)
      .values(
        ['Alfa', 'Beta', 'Gamma'].map((name) => ({ tenantId, ownerId: other.user.id, name, people: 8 })),
      )
      .returning({ id: groups.id })
    for (const [index, role] of (['leader', 'participant', 'contact'] as const).entries()) {
      const groupId = made[index]?.id ?? ''
      await tx.insert(groupMembers).values({ tenantId, groupId, userId: person.user.id, name: 'P', role })
    }
  })
  const list = userGroup.array().parse(await read('groups'))
  expect(list.map(({ name, role, can_book }) => [name, role, can_book])).toEqual([
    ['Alfa', 'leader', true],
    ['Beta', 'participant', false],
    ['Gamma', 'contact', true],
  ])
  expect(await read('groups', other)).toEqual([])
})

it('has no package until the first day and after the last', async () => {
  const none = { hasActivePackage: false, packageInfo: null }
  expect(await read('packages')).toEqual(none)
  const stay = { tenantId, userId: person.user.id, packageId: 'three-days' }
  await withTenant(api.db, tenantId, (tx) =>
    tx.insert(userPackages).values([
      { ...stay, startsOn: day(1), endsOn: day(3) },
      { ...stay, startsOn: day(-4), endsOn: day(-1) },
    ]),
  )
  expect(await read('packages')).toEqual(none)
})

it('shows the active package with today’s steps in order', async () => {
  await withTenant(api.db, tenantId, (tx) =>
    tx.insert(userPackages).values({
      tenantId,
      userId: person.user.id,
      packageId: 'three-days',
      startsOn: day(-1),
      endsOn: day(0),
    }),
  )
  const status = packageStatus.parse(await read('packages'))
  expect(status).toMatchObject({
    hasActivePackage: true,
    packageInfo: { package_id: 'three-days', title: 'three days en', starts_on: day(-1), ends_on: day(0) },
  })
  expect(status.packageInfo?.today).toEqual([
    { time: '10:00', title: 'cork en', place: 'place en', experience_id: 'tour', route_id: null },
    { time: '16:00', title: 'late en', place: 'place en', experience_id: null, route_id: 'path' },
  ])
  expect((await read('packages', other)).hasActivePackage).toBe(false)
})

async function book(experienceId: string, inHours: number, status: 'pending' | 'cancelled' = 'pending') {
  const startsAt = new Date(Date.now() + inHours * 3_600_000)
  const date = startsAt.toISOString().slice(0, 10)
  const slot = { tenantId, experienceId, date, time: '10:00' }
  await withTenant(api.db, tenantId, async (tx) => {
    await tx
      .insert(slotInventory)
      .values({ ...slot, capacity: 10 })
      .onConflictDoNothing()
    await tx.insert(reservations).values({
      ...slot,
      userId: person.user.id,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      people: 2,
      status,
      cancelledBy: status === 'cancelled' ? 'member' : null,
      changedBy: 'import',
    })
  })
  return date
}

it('answers the tips of the next reservation as a list with one item', async () => {
  expect(upcomingTips.array().parse(await read('upcoming-experience-tips'))).toEqual([
    {
      has_upcoming_experience: false,
      has_content: false,
      has_sugerencias: false,
      has_consejos: false,
      experience: null,
      reservation: null,
    },
  ])
  await book('plain', 30, 'cancelled')
  await book('plain', 100)
  const date = await book('tour', 50)
  const [tips] = upcomingTips.array().parse(await read('upcoming-experience-tips'))
  expect(tips).toMatchObject({
    has_upcoming_experience: true,
    has_content: true,
    has_sugerencias: true,
    has_consejos: false,
    experience: { id: 'tour', title: 'tour en', sugerencias: 'hat en\n\nwater en', consejos_destino: null },
    reservation: { date, time: '10:00' },
  })
  expect((await read('upcoming-experience-tips', other))[0].has_upcoming_experience).toBe(false)
})
