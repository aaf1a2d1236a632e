import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let api: TestApi
let guide: TestPerson
let member: TestPerson
beforeAll(async () => {
  api = await startTestApi()
  guide = await createPerson(api.db, 'gavarres', { isGuide: true, name: 'Pere Suros' })
  member = await createPerson(api.db, 'gavarres')
})
afterAll(() => api.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
async function call(method: Method, path: string, person?: TestPerson, body?: object, headers = {}) {
  const answer = await api.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { host: 'gavarres.localhost', ...person?.headers, ...headers },
    payload: body,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}
const POINT = {
  name: 'Font del Suro',
  description: 'Sota l’alzina gran.',
  latitude: 41.88,
  longitude: 2.91,
  radius: 30,
  points: 70,
  type: 'location',
}
const add = async (over: object = {}, headers = {}) =>
  (await call('POST', '/guide/check-in-points', guide, { ...POINT, ...over }, headers)).body.data

it('creates a check-in point once, where members check in once for its points', async () => {
  const key = { 'idempotency-key': 'one-point' }
  const [first, again] = [await add({}, key), await add({}, key)]
  expect(first).toMatchObject({ ...POINT, version: 1, visits: 0 })
  expect(again.id).toBe(first.id)
  expect(first.url).toBe(`http://gavarres.localhost:4000/puntos/${first.id}`)
  const shown = await call('GET', `/check-in-points/${first.id}`)
  expect(shown.body.data).toEqual({ ...POINT, id: first.id })
  const visit = { check_in_point_id: first.id, lat: 41.88, lng: 2.91, accuracy: 5 }
  expect((await call('POST', '/points/checkin', member, visit)).body.data).toMatchObject({
    points_awarded: 70,
    outcome: 'awarded',
  })
  expect((await call('POST', '/points/checkin', member, visit)).body.data.outcome).toBe('already_awarded')
  const { body } = await call('GET', '/guide/check-in-points', guide)
  expect(body.data).toMatchObject([{ id: first.id, visits: 1 }])
})

it('creates a location by default', async () => {
  const { type: _type, description: _description, ...least } = POINT
  const { status, body } = await call('POST', '/guide/check-in-points', guide, least)
  expect([status, body.data]).toMatchObject([201, { ...least, type: 'location', description: '' }])
})

it('shows a change at once, and refuses one of an outdated version', async () => {
  const { id } = await add({ name: 'Mas vell' })
  const change = (over: object, seen: string) =>
    call('PUT', `/guide/check-in-points/${id}`, guide, { ...POINT, ...over }, { 'if-match': seen })
  const changed = await change({ name: 'Mas nou', points: 20 }, '"1"')
  expect(changed).toMatchObject({ status: 200, body: { data: { name: 'Mas nou', points: 20, version: 2 } } })
  expect(
    (await call('GET', `/check-in-points/${id}`, undefined, undefined, { 'accept-language': 'de' })).body.data
      .name,
  ).toBe('Mas nou')
  expect(await change({ name: 'Mas' }, '"1"')).toMatchObject({
    status: 412,
    body: { code: 'stale_check_in_point', data: { point: { name: 'Mas nou', version: 2 } } },
  })
})

it('deletes a check-in point, but leaves it in the history of visitors', async () => {
  const { id } = await add({ name: 'Pou de glaç' })
  const visitor = await createPerson(api.db, 'gavarres')
  const visit = { check_in_point_id: id, lat: 41.88, lng: 2.91, accuracy: 5 }
  await call('POST', '/points/checkin', visitor, visit)
  expect((await call('DELETE', `/guide/check-in-points/${id}`, guide)).status).toBe(200)
  for (const [method, path] of [
    ['GET', `/check-in-points/${id}`],
    ['GET', `/guide/check-in-points/${id}`],
    ['DELETE', `/guide/check-in-points/${id}`],
  ] as const)
    expect([path, (await call(method, path, guide)).status]).toEqual([path, 404])
  expect((await call('POST', '/points/checkin', member, visit)).status).toBe(404)
  const { body } = await call('GET', '/points/history', visitor)
  expect(body.data).toMatchObject([{ points: 70, title: 'Pou de glaç' }])
})

it.each([
  ['radius', 4, 'too_small'],
  ['radius', 501, 'too_big'],
  ['points', 0, 'too_small'],
  ['points', 201, 'too_big'],
  ['points', 1.5, 'whole_number'],
  ['latitude', 48.2, 'outside_territory'],
  ['longitude', 200, 'too_big'],
  ['type', 'tree', 'invalid'],
  ['name', ' ', 'required'],
])('refuses %s = %s as %s', async (field, value, code) => {
  const { status, body } = await call('POST', '/guide/check-in-points', guide, { ...POINT, [field]: value })
  expect([status, body.errors]).toMatchObject([422, [{ path: field, code }]])
})

it('answers 404 for check-in points of other guides', async () => {
  const { id } = await add()
  const colleague = await createPerson(api.db, 'gavarres', { isGuide: true })
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', POINT],
    ['DELETE', '', undefined],
    ['GET', '/sheet.pdf', undefined],
  ] as const)
    expect(await call(method, `/guide/check-in-points/${id}${path}`, colleague, body)).toMatchObject({
      status: 404,
      body: { code: 'check_in_point_not_found' },
    })
})

it('prints a page with the name, the code and instructions in six languages', async () => {
  const { id } = await add({ name: 'Sureda Gran' })
  const answer = await api.app.inject({
    url: `/api/v1/guide/check-in-points/${id}/sheet.pdf?lang=en`,
    headers: guide.headers,
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const pdf = await getDocument({ data: new Uint8Array(answer.rawPayload) }).promise
  expect(pdf.numPages).toBe(1)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  for (const part of ['Sureda Gran', '70 points', 'Scan the code', 'Escaneja el codi', 'Handykamera', id])
    expect(text).toContain(part)
})
