import { afterAll, beforeAll, expect, it } from 'vitest'
import { day, TENANT } from '../../../testing/booking-fixture.ts'
import { type GuideFixture, startGuideFixture } from '../../../testing/guide-fixture.ts'
import { addContent, localized } from '../../../testing/test-content.ts'
import { createPerson } from '../../../testing/test-people.ts'

let fixture: GuideFixture
beforeAll(async () => {
  fixture = await startGuideFixture()
})
afterAll(() => fixture.api.close())

const IN = (locale: string) => ({ 'accept-language': locale })
const path = (id: string) => `/guide/experiences/${id}`
const read = (id: string, headers = IN('ca')) =>
  fixture.call('GET', path(id), undefined, fixture.guide, headers)
const put = (id: string, body: object, headers = {}, person = fixture.guide) =>
  fixture.call('PUT', path(id), { type: 'tour', ...body }, person, { ...IN('ca'), ...headers })
const own = () => fixture.experience({}, fixture.guide)

/** The answer for a visitor, with an ETag if the visitor has one. */
async function asVisitor(id: string, etag?: string) {
  const answer = await fixture.api.app.inject({
    url: `/api/v1/experiences/${id}`,
    headers: { host: 'gavarres.localhost', ...IN('ca'), ...(etag && { 'if-none-match': etag }) },
  })
  return { status: answer.statusCode, etag: answer.headers.etag, data: answer.body && answer.json().data }
}

it('shows a saved change to visitors at once, also to clients with an ETag', async () => {
  const id = await own()
  const before = await asVisitor(id)
  expect((await asVisitor(id, before.etag)).status).toBe(304)
  const saved = await put(id, {
    title: 'La pela, de matí',
    price: 18.5,
    duration: 150,
    difficulty: 'hard',
    address: 'Plaça 1',
    latitude: 41.9,
    longitude: 2.95,
  })
  expect(saved).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { data: { version: 2 } } })
  const after = await asVisitor(id, before.etag)
  expect(after).toMatchObject({
    status: 200,
    data: { title: 'La pela, de matí', price: 18.5, duration: 150, difficulty: 'hard', latitude: 41.9 },
  })
})

it('changes one language and leaves the others, also in list fields', async () => {
  const id = await own()
  await put(id, {
    title: { es: 'En español', fr: '' },
    included: [{ ca: 'Guia', es: 'Guía' }, 'Berenar'],
  })
  const { body } = await read(id)
  const { fr: _fr, ...others } = localized(id)
  expect(body.data.texts.title).toEqual({ ...others, es: 'En español' })
  expect(body.data).toMatchObject({ title: `${id} ca`, included: ['Guia', 'Berenar'] })
  // an unchanged line keeps its Spanish text, and omitted fields stay unchanged
  await put(id, { title: 'Nou', included: ['Berenar', 'Guia'] })
  expect((await read(id)).body.data.texts).toMatchObject({
    included: [{ ca: 'Berenar' }, { ca: 'Guia', es: 'Guía' }],
    shortDescription: localized('s'),
  })
})

it.each([
  [{ title: '' }, 'title', 'required'],
  [{ title: undefined }, 'title', 'required'],
  [{ title: 'x', type: undefined }, 'type', 'required'],
  [{ title: 'x', type: 'cruise' }, 'type', 'invalid'],
  [{ title: 'x', type: 'hotel' }, 'type', 'other_purchase'],
  [{ title: 'x', type: 'restaurant' }, 'type', 'other_purchase'],
  [{ title: 'x'.repeat(141) }, 'title', 'too_long'],
  [{ title: 'x', price: -1 }, 'price', 'too_small'],
  [{ title: 'x', price: 1.001 }, 'price', 'invalid'],
  [{ title: 'x', capacity: 0 }, 'capacity', 'too_small'],
  [{ title: 'x', duration: 1.5 }, 'duration', 'whole_number'],
  [{ title: 'x', status: 'pending' }, 'status', 'invalid'],
  [{ title: 'x', themes: ['cultura', 'cultura'] }, 'themes', 'duplicate'],
  [{ title: 'x', themes: ['naturaleza', 'cultura', 'playa', 'relax'] }, 'themes', 'too_big'],
  [{ title: 'x', themes: ['golf'] }, 'themes.0', 'invalid'],
  [{ title: 'x', latitude: 91, longitude: 0 }, 'latitude', 'too_big'],
  [{ title: 'x', latitude: 41 }, 'latitude', 'both_or_none'],
  [{ title: 'x', latitude: -33.9, longitude: 2.9 }, 'latitude', 'outside_territory'],
  [{ title: 'x', latitude: 41.9, longitude: 120 }, 'longitude', 'outside_territory'],
  [{ title: 'x', startDate: '2027-06-02', endDate: '2027-06-01' }, 'endDate', 'ends_before_start'],
  [{ title: 'x', endDate: '2027-02-30' }, 'endDate', 'invalid'],
  [{ title: { ca: '', es: '' } }, 'title', 'required'],
  [{ title: 'x', rating: 5 }, 'rating', 'unknown_field'],
])('refuses %o and names the field', async (body, field, code) => {
  const { status, body: answer } = await put(await own(), body)
  expect(status).toBe(422)
  expect(answer.errors).toEqual([{ path: field, code, message: expect.stringMatching(/\S/) }])
})

it('allows a tour to become an activity', async () => {
  const saved = await put(await own(), { title: 'x', type: 'activity' })
  expect(saved).toMatchObject({ status: 200, body: { data: { type: 'activity' } } })
})

it('stores the themes in the guide’s order, and recommends by them at once', async () => {
  const id = await own()
  const member = await createPerson(fixture.api.db, TENANT, { preferences: ['relax'] })
  const first = async () => {
    const { body } = await fixture.call('GET', '/user/recommendations', undefined, member)
    return body.data.find((one: { likes: string[] }) => one.likes.length > 0)?.id
  }
  expect(await first()).toBeUndefined()
  const saved = await put(id, { title: 'x', themes: ['relax', 'cultura'] })
  expect(saved.body.data.themes).toEqual(['relax', 'cultura'])
  expect(await first()).toBe(id)
  // omitted fields stay unchanged
  expect((await put(id, { title: 'y' })).body.data.themes).toEqual(['relax', 'cultura'])
  expect((await put(id, { title: 'y', themes: [] })).body.data.themes).toEqual([])
})

it('refuses a change of an outdated version, and answers the current one', async () => {
  const id = await own()
  const { headers } = await read(id)
  await put(id, { title: 'First' }, { 'if-match': headers.etag })
  const late = await put(id, { title: 'Second' }, { 'if-match': headers.etag })
  expect(late).toMatchObject({
    status: 412,
    body: { code: 'stale_experience', data: { experience: { title: 'First', version: 2 } } },
  })
  expect((await put(id, { title: 'Second' }, { 'if-match': '"2"' })).status).toBe(200)
})

it('saves one of ten concurrent changes of the same version', async () => {
  const id = await own()
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => put(id, { title: `t${n}` }, { 'if-match': '"1"' })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)])
})

it('refuses to publish a pending experience, and hides an inactive one', async () => {
  const id = 'e-pending'
  const guideUserId = fixture.guide.user.id
  await addContent(fixture.api.db, TENANT, { experiences: [{ id, guideUserId, status: 'pending' }] })
  expect(await put(id, { title: 'x', status: 'active' })).toMatchObject({
    status: 409,
    body: { code: 'experience_pending' },
  })
  expect((await put(id, { title: 'x' })).body.data.status).toBe('pending')
  const shown = await own()
  expect((await asVisitor(shown)).status).toBe(200)
  await put(shown, { title: 'x', status: 'inactive' })
  expect((await asVisitor(shown)).status).toBe(404)
})

it('requires a decision about reservations outside of new dates', async () => {
  const { id: reservation, experience } = await fixture.request({ date: day(5) })
  const refused = await put(experience, { title: 'x', endDate: day(4) })
  expect(refused).toMatchObject({ status: 409, body: { code: 'slots_booked' } })
  expect(refused.body.data.reservations).toMatchObject([{ id: reservation, because: 'removed' }])
  expect((await read(experience)).body.data).toMatchObject({ endDate: null, version: 1 })
  const saved = await put(experience, {
    title: 'x',
    endDate: day(4),
    cancelReservations: { reason: 'weather' },
  })
  expect(saved.status).toBe(200)
  expect(await fixture.find(reservation)).toMatchObject({ status: 'cancelled', reasonCode: 'weather' })
})

it('assigns and removes a restaurant of the territory', async () => {
  const id = await own()
  await addContent(fixture.api.db, TENANT, {
    experiences: [
      { id: 'e-eat', type: 'restaurant' },
      { id: 'e-eat-closed', type: 'restaurant', status: 'inactive' },
    ],
  })
  const list = await fixture.call('GET', '/guide/restaurants', undefined, fixture.guide, IN('ca'))
  expect(list.body.data.map((one: { id: string }) => one.id)).toEqual(['e-eat'])
  const assign = (restaurant_id: unknown, headers = {}) =>
    fixture.call('POST', `${path(id)}/restaurant`, { restaurant_id }, fixture.guide, {
      ...IN('ca'),
      ...headers,
    })
  expect((await assign('e-eat')).body.data.restaurant).toEqual({ id: 'e-eat', title: 'e-eat ca' })
  expect((await asVisitor(id)).data.restaurant).toEqual({ id: 'e-eat', title: 'e-eat ca' })
  expect(await assign('e-eat-closed')).toMatchObject({ status: 404, body: { code: 'restaurant_not_found' } })
  expect((await assign(id)).status).toBe(422)
  expect((await assign(3)).status).toBe(422)
  expect((await assign(null, { 'if-match': '"1"' })).status).toBe(412)
  const key = { 'idempotency-key': 'take-away' }
  expect((await assign(null, key)).body.data.restaurant).toBeNull()
  expect((await assign(null, key)).headers['idempotency-replayed']).toBe('true')
})

it('answers 404 for experiences of other guides', async () => {
  const id = await own()
  const colleague = await createPerson(fixture.api.db, TENANT, { isGuide: true })
  expect((await put(id, { title: 'x' }, {}, colleague)).body.code).toBe('experience_not_found')
})
