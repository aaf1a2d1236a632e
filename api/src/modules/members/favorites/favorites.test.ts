import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent, localized } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'

let api: TestApi
let member: TestPerson

beforeAll(async () => {
  api = await startTestApi()
  member = await createPerson(api.db, 'gavarres')
  await addContent(api.db, 'gavarres', {
    locations: [
      {
        id: 'loc-1',
        image: 'g/loc-1-800.webp',
        imageAlt: localized('alt'),
        imageColor: '#a4482b',
        imageWidths: [480, 800],
      },
    ],
    experiences: [{ id: 'e-1' }, { id: 'e-food', type: 'restaurant' }, { id: 'e-off', status: 'inactive' }],
    packages: [{ id: 'pk-1' }],
    routes: [{ id: 'rt-1' }],
    storyCategories: [{ id: 'oficios' }],
    stories: [{ id: 'st-1' }],
  })
})
afterAll(() => api.close())

async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  person = member,
  language = 'ca',
) {
  const headers = { ...person.headers, 'accept-language': language }
  const answer = await api.app.inject({ method, url: `/api/v1/favorites${path}`, headers, payload: body })
  return { status: answer.statusCode, body: answer.json() }
}
const add = (favoritable_id: string, favoritable_type: string, person = member) =>
  call('POST', '', { favoritable_id, favoritable_type }, person)

it('lists them in pages, the newest first', async () => {
  const person = await createPerson(api.db, 'gavarres')
  for (const [id, type] of [
    ['e-1', 'experience'],
    ['rt-1', 'route'],
    ['st-1', 'story'],
  ] as const)
    await add(id, type, person)
  const page = (query: string) => call('GET', query, undefined, person)
  const idsOf = ({ body }: Awaited<ReturnType<typeof page>>) =>
    body.data.map((item: { favoritable_id: string }) => item.favoritable_id)
  const first = await page('?per_page=2')
  expect(idsOf(first)).toEqual(['st-1', 'rt-1'])
  const last = await page(`?per_page=2&cursor=${first.body.meta.next_cursor}`)
  expect([idsOf(last), last.body.meta]).toEqual([['e-1'], { next_cursor: null }])
  expect(await page('?per_page=0')).toMatchObject({ status: 422 })
})

it('stores favorites of every type, and repeating changes nothing', async () => {
  const kinds = [
    ['e-1', 'experience'],
    ['e-food', 'restaurant'],
    ['pk-1', 'package'],
    ['rt-1', 'route'],
    ['loc-1', 'poi'],
    ['st-1', 'story'],
  ] as const
  for (const [id, type] of kinds) {
    expect(await add(id, type)).toMatchObject({
      status: 201,
      body: { data: { favoritable_id: id, favoritable_type: type } },
    })
  }
  expect(await add('e-1', 'experience')).toMatchObject({ status: 200 })
  expect((await call('GET', '')).body.data).toHaveLength(6)
})

it('lists them newest first with title and picture in the asked language', async () => {
  const { body } = await call('GET', '', undefined, member, 'de')
  expect(body.data[0]).toMatchObject({ favoritable_id: 'st-1', title: 'st-1 de', subtitle: 's de' })
  expect(body.data[1]).toMatchObject({
    favoritable_type: 'poi',
    title: 'loc-1 de',
    subtitle: 'Cassà',
    image: 'g/loc-1-800.webp',
    image_alt: 'alt de',
    image_widths: [480, 800],
  })
})

it.each([
  ['e-none', 'experience', 'experience_not_found'],
  ['e-off', 'experience', 'experience_not_found'],
  ['e-1', 'restaurant', 'experience_not_found'],
  ['rt-1', 'package', 'package_not_found'],
  ['rt-none', 'route', 'route_not_found'],
  ['loc-none', 'poi', 'location_not_found'],
  ['st-none', 'story', 'story_not_found'],
])('refuses favorite %s of type %s with 404 %s', async (id, type, code) => {
  expect(await add(id, type)).toMatchObject({ status: 404, body: { code } })
})

it('removes one, and says when there was none', async () => {
  expect(await call('DELETE', '/e-1/experience')).toMatchObject({ status: 200, body: { data: { ok: true } } })
  const missing = { status: 404, body: { code: 'favorite_not_found' } }
  expect(await call('DELETE', '/e-1/experience')).toMatchObject(missing)
  expect(await call('DELETE', '/pk-1/route')).toMatchObject(missing)
  expect(await call('DELETE', '/pk-1/castle')).toMatchObject({ status: 422 })
})

it('separates the favorites of different people', async () => {
  const other = await createPerson(api.db, 'gavarres')
  const foreigner = await createPerson(api.db, 'raya')
  expect((await call('GET', '', undefined, other)).body.data).toEqual([])
  expect(await call('DELETE', '/pk-1/package', undefined, other)).toMatchObject({ status: 404 })
  expect(await add('pk-1', 'package', foreigner)).toMatchObject({ status: 404 })
  expect(
    (await call('GET', '')).body.data.map((row: { favoritable_id: string }) => row.favoritable_id),
  ).toContain('pk-1')
})

it('makes one favorite of fifty clicks', async () => {
  const person = await createPerson(api.db, 'gavarres')
  const answers = await Promise.all(Array.from({ length: 50 }, () => add('rt-1', 'route', person)))
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(49)
})

it('is for members', async () => {
  const answer = await api.app.inject({ url: '/api/v1/favorites', headers: { host: 'gavarres.localhost' } })
  expect(answer.statusCode).toBe(401)
})
