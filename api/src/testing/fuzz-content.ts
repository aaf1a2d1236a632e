import { randomUUID } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { eq } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { addDays, daysBetween, zonedInstant } from '../lib/local-time.ts'
import { reservations, slotInventory } from '../modules/bookings/reservations/reservations.tables.ts'
import { routePoints } from '../modules/catalogue/routes/routes.tables.ts'
import { saveSettings } from '../modules/catalogue/settings/settings.queries.ts'
import { gameCompletions } from '../modules/games/games.tables.ts'
import { hashCode } from '../modules/guides/groups/invitations.service.ts'
import { hashPassword } from '../modules/members/auth/password.ts'
import { groupInvitations } from '../modules/members/profile/user.tables.ts'
import { dayIn } from '../modules/platform/tenant/local-day.ts'
import { pointsLedger } from '../modules/points/ledger/points.tables.ts'
import { insertRedemption } from '../modules/points/rewards/redemptions.queries.ts'
import { addAgency, addClosures, addPoints } from './agency-belongings.ts'
import type { Known } from './hostile-requests.ts'
import type { TestApi } from './test-app.ts'
import { addGroup, addOffer, addReservation } from './test-belongings.ts'
import { addContent, addSchedule, localized } from './test-content.ts'
import { addFootprint, TRIP } from './test-footprints.ts'
import { createPerson } from './test-people.ts'

/** Books the only seat of every day for four weeks, for two people, because one may not hold so many reservations. */
async function fillAllDays(db: Db, experienceId: string): Promise<void> {
  const [one, other] = [await createPerson(db, 'gavarres'), await createPerson(db, 'gavarres')]
  const values = { tenantId: 'gavarres', experienceId, time: '10:00' }
  const days = daysBetween(addDays(dayIn('Europe/Madrid'), 1), addDays(dayIn('Europe/Madrid'), 28))
  await withTenant(db, 'gavarres', async (tx) => {
    await tx
      .insert(slotInventory)
      .values(days.map((date) => ({ ...values, date, capacity: 1, scheduled: 1 })))
    const taken = days.map((date, index) => {
      const startsAt = zonedInstant(date, '10:00', 'Europe/Madrid')
      const endsAt = new Date(startsAt.getTime() + 7_200_000)
      const row = { ...values, date, startsAt, endsAt, people: 1, changedBy: 'test' }
      return { ...row, userId: (index % 2 ? one : other).user.id, status: 'confirmed' as const }
    })
    await tx.insert(reservations).values(taken)
  })
}

/** One item of each kind with the id `known`, the callers, and a valid body for each call that takes one. */
/** Three options, because a question with two has no hint. */
const helped = { id: 'helped', options: ['o', 'p', 'r'].map((id) => ({ id, text: localized(id) })) }

export async function addContentOfAllKinds({ db }: TestApi) {
  await addContent(db, 'gavarres', {
    operators: [{ id: 'known', type: 'agencia' }],
    experiences: [{ id: 'known' }],
    packages: [{ id: 'known' }],
    news: [{ id: 'known' }],
    events: [{ id: 'known' }],
    locations: [{ id: 'known' }],
    routes: [{ id: 'known' }],
    storyCategories: [{ id: 'known' }],
    stories: [{ id: 'known', categoryId: 'known' }],
    storyTours: [{ id: 'known' }, { id: 'helped' }],
    games: [
      {
        id: 'known',
        storyTourId: 'known',
        position: 1,
        questions: [{ id: 'q', prompt: localized('q'), options: [{ id: 'o', text: localized('o') }] }],
        solution: { questions: { q: 'o' } },
      },
      { ...helped, storyTourId: 'helped', position: 1, type: 'choose_word', solution: { option: 'o' } },
    ],
    cards: [{ id: 'known' }],
    rewards: [{ id: 'known', cost: 1, stock: 1_000_000 }],
  })
  await addSchedule(db, 'gavarres', 'known')
  await addContent(db, 'gavarres', { experiences: [{ id: 'full' }, { id: 'line' }] })
  await addSchedule(db, 'gavarres', 'full', { slots: [{ time: '10:00', capacity: 1 }] })
  await addSchedule(db, 'gavarres', 'line')
  await withTenant(db, 'gavarres', async (tx) => {
    const stop = { name: localized('p'), description: localized('d'), latitude: 41.88, longitude: 2.91 }
    await tx
      .insert(routePoints)
      .values({ ...stop, tenantId: 'gavarres', id: 'known', routeId: 'known', position: 1, checkInPoints: 5 })
    const welcome = {
      title: localized('t'),
      text: localized('x'),
      video: null,
      maintenance: { active: false, message: localized('m') },
    }
    const picture = { image: null, image_alt: null, image_color: null, image_widths: [] }
    await saveSettings(tx, 'gavarres', 'welcome', { ...welcome, ...picture })
    await saveSettings(tx, 'gavarres', 'desktop-blocking', { value: localized('v') })
  })
  const passwordHash = await hashPassword('mestral i garbi')
  const member = await createPerson(db, 'gavarres', { email: 'known@example.test', passwordHash })
  const guide = await createPerson(db, 'gavarres', { isGuide: true })
  await fillAllDays(db, 'full')
  const stranger = await createPerson(db, 'raya')
  const reservation = await addReservation(db, member, 'known')
  await addContent(db, 'gavarres', {
    experiences: ['guided', 'offered'].map((id) => ({ id, guideUserId: guide.user.id })),
  })
  /** A separate experience, because the dates of the other one are reserved. */
  const offered: Known = { ids: { id: 'offered' } }
  const confirmed = await addReservation(db, member, 'known', 'confirmed')
  const footprint = await addFootprint(db, member)
  /** One reservation for each action of the guide, in the status that the action needs. */
  const guided = async (progress: Parameters<typeof addReservation>[3]) => ({
    ids: { id: await addReservation(db, member, 'guided', progress) },
  })
  const memberId = randomUUID()
  const stored = { ids: { id: await addGroup(db, guide, { memberId }), memberId } }
  const gone = async () => {
    const id = randomUUID()
    return { ids: { id: await addGroup(db, guide, { memberId: id }), memberId: id } }
  }
  const groupForm = () => ({ name: 'Colla', type: 'pets', number_of_people: 50, pets: [{ name: 'Nit' }] })
  const invitation = 'KNWN-CDEF'
  await withTenant(db, 'gavarres', (tx) =>
    tx.insert(groupInvitations).values({
      tenantId: 'gavarres',
      groupId: stored.ids.id,
      codeHash: hashCode(invitation),
      expiresAt: new Date(Date.now() + 3_600_000),
    }),
  )
  const booked = await addReservation(db, member, 'guided', 'confirmed')
  const [slot] = await withTenant(db, 'gavarres', (tx) =>
    tx.select({ date: reservations.date }).from(reservations).where(eq(reservations.id, booked)),
  )
  await addPoints(db, { own: guide, foreign: guide, elsewhere: stranger }, 'known')
  await addAgency(db, guide)
  const closed = await addClosures(db, { own: guide, foreign: guide, elsewhere: stranger })
  const point = { ids: { id: 'known-own' } }
  await withTenant(db, 'gavarres', async (tx) => {
    const own = { tenantId: 'gavarres', userId: member.user.id }
    await tx.insert(pointsLedger).values({ ...own, sourceType: 'game', sourceId: 'known', delta: 900 })
    await tx.insert(gameCompletions).values({ ...own, gameId: 'known', score: 1, completedAt: new Date() })
    const validUntil = new Date(Date.now() + 3_600_000)
    await insertRedemption(tx, {
      ...own,
      rewardId: 'known',
      code: 'KNWN-CDEF',
      validUntil,
      createdAt: new Date(),
    })
  })
  const today = dayIn('Europe/Madrid')
  const pointBody = {
    name: 'Font',
    latitude: 41.88,
    longitude: 2.91,
    radius: 30,
    points: 10,
    type: 'location',
  }
  let bookings = 0
  let places = 0
  const password = 'mestral i garbi'
  return {
    // mostly the member, because refused requests test little
    callers: [
      member.headers,
      member.headers,
      member.headers,
      guide.headers,
      { host: 'gavarres.localhost' },
      { host: 'nobody.example' },
      { ...stranger.headers, host: 'gavarres.localhost' },
    ],
    known: {
      'GET /reservations/:id': { ids: { id: reservation } },
      'GET /reservations/:id/pass': { ids: { id: confirmed } },
      'PUT /reservations/:id': { ids: { id: reservation } },
      'GET /user/footprints/:id': { ids: { id: footprint } },
      'DELETE /user/footprints/:id': { ids: { id: await addFootprint(db, member) } },
      'POST /reservations/:id/cancel': { ids: { id: reservation } },
      'POST /waitlist/:id/accept': { ids: { id: await addOffer(db, member, 'line') } },
      'DELETE /waitlist/:id': { ids: { id: await addOffer(db, member, 'line') } },
      'GET /guide/waitlist': { query: { experience_id: 'guided', date: addDays(today, 3), time: '10:00' } },
      'GET /guide/reservations/:id': await guided('pending'),
      'POST /guide/reservations/:id/confirm': await guided('pending'),
      'POST /guide/reservations/:id/reject': await guided('pending'),
      'POST /guide/reservations/:id/cancel': await guided('confirmed'),
      'POST /guide/reservations/:id/attended': await guided('begun'),
      'POST /guide/reservations/:id/no-show': await guided('begun'),
      'GET /guide/groups/:id': stored,
      'PUT /guide/groups/:id': stored,
      'POST /guide/groups/:id/members': stored,
      'PUT /guide/groups/:id/members/:memberId': stored,
      'POST /guide/groups/:id/invitations': stored,
      'DELETE /guide/groups/:id/invitations': await gone(),
      'DELETE /guide/groups/:id': await gone(),
      'DELETE /guide/groups/:id/members/:memberId': await gone(),
      'DELETE /user/groups/:id': { ids: { id: await addGroup(db, guide, { userId: member.user.id }) } },
      'GET /guide/experiences/:id': offered,
      'PUT /guide/experiences/:id': offered,
      'GET /guide/experiences/:id/time-slots': offered,
      'PUT /guide/experiences/:id/time-slots': offered,
      'POST /guide/experiences/:id/restaurant': offered,
      'POST /games/:id/hint': { ids: { id: 'helped' } },
      'GET /check-in-points/:id': { ids: { id: 'cp-public' } },
      'GET /guide/check-in-points/:id': point,
      'PUT /guide/check-in-points/:id': point,
      'DELETE /guide/check-in-points/:id': { ids: { id: 'known-foreign' } },
      'GET /guide/check-in-points/:id/sheet.pdf': point,
      'DELETE /guide/closures/:id': { ids: { id: closed.own } },
      'GET /experiences/:id/agency': { ids: { id: 'guided' } },
      'GET /settings/group/:group': { ids: { group: 'welcome' } },
      'GET /story-tours/type/:type': { ids: { type: 'paisaje' } },
      'DELETE /favorites/:id/:type': { ids: { type: 'route' } },
      'GET /events/days': { query: { from: today, to: addDays(today, 30) } },
      'GET /available-time-slots': { query: { experience_id: 'known', date: addDays(today, 3) } },
      'GET /points/rating': { query: { rateable_type: 'route', rateable_id: 'known' } },
      'GET /weather': { query: { lat: '41.9', lon: '2.9' } },
    } as Record<string, Known>,
    forms: {
      'POST /user/profile': ['name', 'email']
        .map((name) => `--q\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nknown@example.test\r\n`)
        .concat('--q--\r\n')
        .join(''),
    } as Record<string, string>,
    bodies: {
      'POST /login': () => ({ email: 'known@example.test', password }),
      'POST /register': () => ({
        name: 'Known',
        email: `${randomUUID()}@example.test`,
        password,
        password_confirmation: password,
      }),
      'POST /games/:id/post-code': () => ({ code: 'WRONG2' }),
      'POST /games/claims': () => ({ receipts: [randomUUID()] }),
      'POST /auth/forgot-password': () => ({ email: 'known@example.test' }),
      'POST /auth/reset-password': () => ({ token: 'known', password }),
      'POST /auth/confirm-email': () => ({ token: 'known' }),
      'POST /auth/google': () => ({ credential: 'known' }),
      'POST /auth/apple': () => ({ id_token: 'known', nonce: 'known' }),
      'PUT /guide/experiences/:id': () => ({ title: 'Known', type: 'tour' }),
      'PUT /guide/experiences/:id/time-slots': () => ({
        slots: [{ time: '10:00', capacity: 5 }],
        weeklySchedule: { monday: { active: true } },
      }),
      'POST /guide/experiences/:id/restaurant': () => ({ restaurant_id: null }),
      'POST /experiences/:id/enquiries': () => ({
        name: 'Known',
        email: 'known@example.test',
        message: 'Is there room?',
      }),
      'POST /reservations': () => ({
        experience_id: 'known',
        date: addDays(today, 1 + (bookings++ % 28)),
        time: '10:00',
        people: 1,
      }),
      'POST /waitlist': () => ({
        experience_id: 'full',
        date: addDays(today, 1 + (places++ % 28)),
        time: '10:00',
        people: 1,
      }),
      'PUT /reservations/:id': () => ({ people: 2 }),
      'POST /user/footprints': () => TRIP,
      'POST /guide/reservations/:id/reject': () => ({ reason: 'weather' }),
      'POST /guide/reservations/:id/cancel': () => ({ reason: 'Own words' }),
      'POST /guide/groups': groupForm,
      'PUT /guide/groups/:id': groupForm,
      'POST /guide/groups/:id/members': () => ({ name: 'Ona', role: 'contact', age: 30 }),
      'PUT /guide/groups/:id/members/:memberId': () => ({ role: 'leader' }),
      'POST /user/groups/join': () => ({ code: invitation }),
      'POST /guide/passes/verify': () => ({ code: confirmed.slice(0, 8) }),
      'POST /guide/attendance': () => [
        { reservation_id: booked, attended: true, at: new Date().toISOString() },
      ],
      'POST /guide/messages': () => ({
        experience_id: 'guided',
        date: slot?.date,
        time: '10:00',
        text: 'Own words',
      }),
      'PUT /guide/profile': () => ({ agencyName: 'Suros', primaryColor: '#7a4a2b' }),
      'POST /guide/check-in-points': () => pointBody,
      'PUT /guide/check-in-points/:id': () => pointBody,
      'POST /guide/closures': () => ({
        route_ids: ['known'],
        from: addDays(today, 400),
        until: addDays(today, 401),
        reason: 'works',
      }),
      'POST /points/rating': () => ({ rateable_type: 'route', rateable_id: 'known', rating: 4 }),
      'POST /points/checkin': () => ({ poi_type: 'routePoint', poi_id: 'known', lat: 41.88, lng: 2.91 }),
      'POST /points/complete-route': () => ({ route_id: 'known', lat: 41.88, lng: 2.91 }),
      'POST /points/complete-game': () => ({ game_id: 'known' }),
      'POST /redemptions/check': () => ({ code: 'KNWN-CDEF' }),
      'POST /redemptions/use': () => ({ code: 'KNWN-CDEF' }),
      'POST /favorites': () => ({ favoritable_id: 'known', favoritable_type: 'route' }),
      'POST /games/:id/play': () => ({
        answers: [{ question_id: 'q', option_id: 'o' }],
        lat: 41.88,
        lng: 2.91,
      }),
    } as Record<string, () => object>,
  }
}
