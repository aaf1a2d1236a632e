import { FOOTPRINT_FACTORS } from '@sureda/contract/rules/footprint-factors'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { TRIP } from '../../../testing/test-footprints.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let api: TestApi
let member: TestPerson

beforeAll(async () => {
  api = await startTestApi()
  member = await createPerson(api.db, 'gavarres')
})
afterAll(() => api.close())

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, person = member, headers = {} }: { body?: object; person?: TestPerson; headers?: object } = {},
) {
  const answer = await api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { ...person.headers, ...headers },
    payload: body,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const listOf = async (person: TestPerson) => (await call('GET', '/user/footprints', { person })).body.data

it('answers every factor with its source, and 304 to a client that has them', async () => {
  const host = { host: 'gavarres.localhost' }
  const answer = await api.app.inject({ url: '/api/v1/footprint/factors', headers: host })
  expect(answer.json().data).toEqual(FOOTPRINT_FACTORS)
  const etag = String(answer.headers.etag)
  const again = await api.app.inject({
    url: '/api/v1/footprint/factors',
    headers: { ...host, 'if-none-match': etag },
  })
  expect(again.statusCode).toBe(304)
})

it('computes the stored result from the answers, and lists newest first', async () => {
  const person = await createPerson(api.db, 'gavarres')
  const first = await call('POST', '/user/footprints', { person, body: { ...TRIP, title: 'Fitor' } })
  expect(first).toMatchObject({
    status: 201,
    body: { data: { result: { total_g: 100_080, per_person_g: 50_040, days: 3, people: 2 } } },
  })
  await call('POST', '/user/footprints', { person, body: { ...TRIP, adults: 1 } })
  const list = await listOf(person)
  expect(list.map((one: { inputs: { adults: number } }) => one.inputs.adults)).toEqual([1, 2])
  expect(list[1]).toEqual(first.body.data)
  expect(list[1]).toMatchObject({ inputs: { title: 'Fitor' }, factors_version: FOOTPRINT_FACTORS.version })
  const { id } = list[1]
  expect(await call('GET', `/user/footprints/${id}`, { person })).toMatchObject({ body: { data: list[1] } })

  const page = await call('GET', '/user/footprints?per_page=1', { person })
  const next = await call('GET', `/user/footprints?per_page=1&cursor=${page.body.meta.next_cursor}`, {
    person,
  })
  expect([...page.body.data, ...next.body.data]).toEqual(list)
  expect(next.body.meta.next_cursor).toBeNull()
})

it('accepts no result from the phone', async () => {
  const { status, body } = await call('POST', '/user/footprints', {
    body: { ...TRIP, result: { total_g: 1 } },
  })
  expect({ status, errors: body.errors }).toMatchObject({
    status: 422,
    errors: [{ path: 'result', code: 'unknown_field' }],
  })
})

it.each([
  [{ adults: 0 }, 'adults', 'no_people'],
  [{ end_date: '2026-11-19' }, 'end_date', 'ends_before_start'],
  [{ legs: [{ mode: 'coche', distance_km: 0, times: 1 }] }, 'legs.0.distance_km', 'too_small'],
  [{ legs: [{ mode: 'caminar', distance_km: 9_000, times: 1 }] }, 'legs.0.distance_km', 'absurd_distance'],
  [{ legs: [{ mode: 'avion', distance_km: 9_000_000, times: 1 }] }, 'legs.0.distance_km', 'too_big'],
])('answers %o with an error at the field %s', async (values, path, code) => {
  const { status, body } = await call('POST', '/user/footprints', { body: { ...TRIP, ...values } })
  expect(status).toBe(422)
  expect(body.errors).toContainEqual({ path, code, message: expect.stringMatching(/\p{L}{3}/u) })
})

it('stores one footprint for a repeated call, also a concurrent one', async () => {
  const person = await createPerson(api.db, 'gavarres')
  const headers = { 'idempotency-key': 'one-trip' }
  const send = () => call('POST', '/user/footprints', { person, body: TRIP, headers })
  const answers = await Promise.all([send(), send(), send(), send()])
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect(await send()).toMatchObject({ status: 201, headers: { 'idempotency-replayed': 'true' } })
  expect(await listOf(person)).toHaveLength(1)
  // control: without a key each call stores a trip
  await call('POST', '/user/footprints', { person, body: TRIP })
  expect(await listOf(person)).toHaveLength(2)
})

it('deletes one for good, and only the owner’s', async () => {
  const { body } = await call('POST', '/user/footprints', { body: TRIP })
  const path = `/user/footprints/${body.data.id}`
  const stranger = await createPerson(api.db, 'gavarres')
  const missing = { status: 404, body: { code: 'footprint_not_found' } }
  expect(await call('DELETE', path, { person: stranger })).toMatchObject(missing)
  expect(await call('DELETE', path)).toMatchObject({ status: 200, body: { data: { ok: true } } })
  expect(await call('DELETE', path)).toMatchObject(missing)
  expect(await call('GET', '/user/footprints/nonsense')).toMatchObject(missing)
})
