import { LISTED_CALLS } from '@sureda/contract/calls/calls'
import { API_BASE } from '@sureda/contract/remote/api-base'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sql } from '../../../database/orm.ts'
import { withTenant } from '../../../database/with-tenant.ts'
import { type Points, startPoints, TENANT } from '../../../testing/points-fixture.ts'
import { addContent } from '../../../testing/test-content.ts'

const KINDS = [
  ['experience', 'e-1'],
  ['event', 'ev-1'],
  ['route', 'rt-1'],
  ['package', 'pk-1'],
  ['story', 'st-1'],
  ['location', 'loc-1'],
  ['operator', 'op-1'],
] as const
/** Kinds with ratings, and the calls that show them. */
const SHOWN: Record<string, readonly string[]> = {
  experience: ['/experiences', '/experiences/e-1'],
  event: ['/events', '/events/ev-1'],
  location: ['/locations', '/locations/loc-1'],
  operator: ['/operators', '/operators/op-1', '/agencies', '/agencies/op-1'],
}
const IDS: Record<string, string> = {
  experiences: 'e-1',
  events: 'ev-1',
  routes: 'rt-1',
  packages: 'pk-1',
  stories: 'st-1',
  locations: 'loc-1',
  operators: 'op-1',
  agencies: 'op-1',
  'story-categories': 'oficios',
  news: 'nw-1',
}

let fixture: Points
beforeAll(async () => {
  fixture = await startPoints()
  await addContent(fixture.api.db, TENANT, { news: [{ id: 'nw-1' }] })
})
afterAll(() => fixture.api.close())

const ask = async (path: string, etag?: string) => {
  const headers = { host: `${TENANT}.localhost`, ...(etag ? { 'if-none-match': etag } : {}) }
  const answer = await fixture.api.app.inject({ url: `${API_BASE}${path}`, headers })
  return { status: answer.statusCode, etag: answer.headers.etag, body: answer.body }
}

/** Every public call with an ETag, for an existing item. */
let before: Map<string, Awaited<ReturnType<typeof ask>>>
beforeEach(async () => {
  before = new Map()
  for (const { method, path, access } of LISTED_CALLS) {
    if (method !== 'GET' || access !== 'public') continue
    const asked = path.replace(/:\w+/, IDS[path.split('/')[1] ?? ''] ?? 'op-1')
    const answer = await ask(asked)
    if (answer.etag) before.set(asked, answer)
  }
  expect(before.size).toBeGreaterThan(20)
})

it.each(KINDS)('a rating of %s %s changes the ETag of exactly the answers that show it', async (type, id) => {
  await fixture.rate(await fixture.member(), type, id, 1)
  const changed: string[] = []
  for (const [path, { etag, body }] of before) {
    const after = await ask(path, String(etag))
    if (after.status !== 304) changed.push(path)
    else expect((await ask(path)).body, `${path} keeps its tag`).toBe(body)
  }
  expect(changed.sort()).toEqual([...(SHOWN[type] ?? [])].filter((path) => before.has(path)).sort())
})

it('a change of content changes every ETag', async () => {
  await addContent(fixture.api.db, TENANT, { news: [{ id: 'nw-2' }] })
  for (const [path, { etag }] of before) expect((await ask(path, String(etag))).status, path).toBe(200)
})

it('answers with the same ETag are equal while thirty members rate concurrently', async () => {
  const members = await Promise.all(Array.from({ length: 30 }, () => fixture.member()))
  const seen = new Map<string, Set<string>>()
  const look = async () => {
    const { etag, body } = await ask('/experiences/e-rated')
    seen.set(String(etag), (seen.get(String(etag)) ?? new Set()).add(body))
  }
  await Promise.all(members.flatMap((member) => [fixture.rate(member, 'experience', 'e-rated', 5), look()]))
  const last = await ask('/experiences/e-rated')
  expect(JSON.parse(last.body).data.ratings_count).toBe(30)
  expect(seen.get(String(last.etag)) ?? new Set([last.body])).toEqual(new Set([last.body]))
})

it('a deleted rating changes the ETag, and none of another tenant', async () => {
  const raya = { host: 'raya.localhost' }
  const other = await fixture.api.app.inject({ url: `${API_BASE}/experiences`, headers: raya })
  await withTenant(fixture.api.db, TENANT, (tx) =>
    tx.execute(sql`delete from ratings where rateable_id = 'e-rated'`),
  )
  expect((await ask('/experiences', String(before.get('/experiences')?.etag))).status).toBe(200)
  const again = await fixture.api.app.inject({
    url: `${API_BASE}/experiences`,
    headers: { ...raya, 'if-none-match': String(other.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
