import { LISTED_CALLS } from '@sureda/contract/calls/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '../../database/orm.ts'
import { rowsOf, withTenant } from '../../database/with-tenant.ts'
import { addContentOfAllKinds } from '../../testing/fuzz-content.ts'
import { startTestApi, type TestApi } from '../../testing/test-app.ts'

/** Content that could bypass the importer. It must be answered as plain text: not run, cut, or escaped. */
const HOSTILE = `</script><script>alert(1)</script><img src=x onerror='alert("2")'>&lt;b&gt;${'\u2028'}{{constructor}}`

let api: TestApi
let content: Awaited<ReturnType<typeof addContentOfAllKinds>>
const spoilt: string[] = []

beforeAll(async () => {
  api = await startTestApi()
  content = await addContentOfAllKinds(api)
  await spoilAllTexts()
})
afterAll(() => api.close())

/** Overwrites every text of every content table in six languages, also in lists and documents. */
const spoilAllTexts = () =>
  withTenant(api.db, 'gavarres', async (tx) => {
    const columns = await rowsOf<{ table: string; column: string }>(
      tx,
      sql`select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
        where relnamespace = 'public'::regnamespace and relkind = 'r' and atttypid = 'jsonb'::regtype and attgenerated = ''
          and relname <> 'tenants' and has_table_privilege(pg_class.oid, 'update')`,
    )
    for (const { table, column } of columns) {
      const [from, name] = [sql.identifier(table), sql.identifier(column)]
      const rows = await rowsOf<{ place: string; value: unknown }>(
        tx,
        sql`select ctid::text as place, ${name} as value from ${from} where ${name}::text like '%"nl"%'`,
      )
      for (const { place, value } of rows) {
        const text = JSON.stringify(spoil(value))
        await tx.execute(sql`update ${from} set ${name} = ${text}::jsonb where ctid = ${place}::tid`)
        spoilt.push(`${table}.${column}`)
      }
    }
  })

function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil)
  if (typeof value !== 'object' || value === null) return value
  const isText = 'nl' in value && 'ca' in value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, isText ? HOSTILE : spoil(part)]))
}

const calls = LISTED_CALLS.filter(({ method, path }) => {
  return method === 'GET' && !/pdf|weather|available|^\/points|^\/user|^\/reservations/.test(path)
})

it('fixture: has hostile texts in every kind of content', () => {
  const tables = new Set(spoilt.map((name) => name.split('.')[0]))
  for (const kind of [
    'events',
    'news',
    'routes',
    'route_points',
    'stories',
    'story_tours',
    'games',
    'settings',
  ])
    expect(tables).toContain(kind)
  expect(spoilt.length).toBeGreaterThan(30)
})

it.each(calls.map(({ path }) => path))('answers hostile texts of %s unchanged as JSON text', async (path) => {
  const { ids = {}, query = {} } = content.known[`GET ${path}`] ?? {}
  const url = path.replaceAll(/:(\w+)/g, (_all, name: string) => ids[name] ?? 'known')
  const answer = await api.app.inject({
    url: `/api/v1${url}?${new URLSearchParams(query)}`,
    headers: { ...content.callers[3], host: 'gavarres.localhost' },
  })
  expect(
    answer.statusCode,
    `${answer.body}: give this call ids or a query in \`known\` of api/src/testing/fuzz-content.ts`,
  ).toBe(200)
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  for (const text of textsOf(answer.json()))
    if (/script|onerror|constructor/.test(text)) expect(text).toBe(HOSTILE)
})

it('fixture: has hostile texts in title, points and start of a route', async () => {
  const route = await api.app.inject({
    url: '/api/v1/routes/known',
    headers: { host: 'gavarres.localhost' },
  })
  expect(route.json().data).toMatchObject({
    title: HOSTILE,
    start: { name: HOSTILE },
    points: [{ name: HOSTILE }],
  })
})

it('renders the PDF of a package with hostile texts', async () => {
  const sheet = await api.app.inject({
    url: '/api/v1/packages/known/pdf?lang=de',
    headers: { host: 'gavarres.localhost' },
  })
  expect(sheet.statusCode).toBe(200)
  expect(sheet.headers['content-type']).toBe('application/pdf')
  expect(sheet.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

it.each(['experiences', 'locations', 'operators', 'packages', 'routes', 'stories'])(
  'searches %s for such a text without harm',
  async (kind) => {
    for (const question of [HOSTILE.slice(0, 100), '<script>', "';--", 'alert(1)']) {
      const answer = await api.app.inject({
        url: `/api/v1/${kind}?search=${encodeURIComponent(question)}`,
        headers: { host: 'gavarres.localhost' },
      })
      expect(answer.statusCode, question).toBe(200)
    }
  },
)

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
