import { randomUUID } from 'node:crypto'
import { LISTED_CALLS, type ListedCall } from '@sureda/contract/calls/calls'
import { API_BASE } from '@sureda/contract/remote/api-base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withTenant } from '../database/with-tenant.ts'
import { saveSettings } from '../modules/catalogue/settings/settings.queries.ts'
import { agencyObjects } from '../testing/agency-belongings.ts'
import { phonePhoto } from '../testing/photo-corpus.ts'
import { startTestApi, type TestApi } from '../testing/test-app.ts'
import { addFavorite, addGroup, addOffers, addReservation, givePoints } from '../testing/test-belongings.ts'
import { seedCatalogue } from '../testing/test-catalogue.ts'
import { addContent, addSchedule, localized } from '../testing/test-content.ts'
import { footprintsOf } from '../testing/test-footprints.ts'
import { gameObjects, quiz } from '../testing/test-games.ts'
import { addSession, createPerson } from '../testing/test-people.ts'

/** The ids a call is tried with: `own` may be seen by `owner`, or by all; `foreign` is of the same tenant but may not, `elsewhere` is of the other tenant. */
interface Objects {
  isPublic: boolean
  own: string
  foreign: string
  elsewhere: string
  /** A valid body. */
  body?: object
  /** A form with a photo instead of a body. */
  form?: { payload: Buffer; type: string }
  /** Further parameters of the address. */
  rest?: Record<string, string>
}

let api: TestApi
let objects: Record<string, Objects>
const people = new Map<string, Record<string, string>>()
const PUBLIC_ONLY = { host: 'gavarres.localhost' }

const IDENTITIES = [
  'the owner',
  'no session',
  'another member',
  'a guide',
  'a CMS person',
  'an operator',
  'a superadmin',
  'a person of the other tenant',
  'a person of the other tenant at their own host',
] as const

beforeAll(async () => {
  api = await startTestApi()
  await seedCatalogue(api.db)
  await withTenant(api.db, 'gavarres', async (tx) => {
    await saveSettings(tx, 'gavarres', 'links', [{ label: localized('l'), url: 'https://example.test' }])
  })
  await addContent(api.db, 'gavarres', {
    events: [{ id: 'ev-1' }, { id: 'ev-off', active: false }],
    cards: [{ id: 'card-1' }],
    rewards: [{ id: 'rw-1' }, { id: 'rw-off', active: false }].map((one) => ({ ...one, cost: 1 })),
    storyTours: [{ id: 'tour-play' }],
    games: [quiz('g-play', 'tour-play')],
  })
  const ofRaya = { experiences: 'e-other', news: 'nw-other', events: 'ev-other', locations: 'loc-other' }
  await addContent(api.db, 'raya', {
    ...Object.fromEntries(Object.entries(ofRaya).map(([kind, id]) => [kind, [{ id }]])),
    packages: [{ id: 'pk-other' }],
    routes: [{ id: 'rt-other' }],
    operators: [{ id: 'op-other', type: 'agencia' }],
    storyCategories: [{ id: 'cat-other' }],
    stories: [{ id: 'st-other', categoryId: 'cat-other' }],
    storyTours: [{ id: 'tour-other' }],
    games: [quiz('g-other', 'tour-other')],
    cards: [{ id: 'card-other' }],
    rewards: [{ id: 'rw-other', cost: 1 }],
  })
  const person = (values: Parameters<typeof createPerson>[2] = {}) => createPerson(api.db, 'gavarres', values)
  await addSchedule(api.db, 'raya', 'e-other')
  // a member with a reservation, and the guide of another member's
  const owner = await person({ isGuide: true })
  const other = await person()
  const stranger = await createPerson(api.db, 'raya', { isGuide: true })
  const mine = await addReservation(api.db, owner, 'e-1')
  const theirs = await addReservation(api.db, other, 'e-1')
  const strangers = await addReservation(api.db, stranger, 'e-other')
  const colleague = await person({ isGuide: true })
  const guided = { 'e-own': owner, 'e-colleague': colleague, 'e-offer': owner, 'e-their-offer': colleague }
  await addContent(api.db, 'gavarres', {
    experiences: Object.entries(guided).map(([id, guide]) => ({ id, guideUserId: guide.user.id })),
  })
  await addContent(api.db, 'raya', {
    experiences: ['e-raya-own', 'e-raya-offer'].map((id) => ({ id, guideUserId: stranger.user.id })),
  })
  /** Reservations in a state in which the guide's call is possible. */
  const guideObjects = async (
    progress: Parameters<typeof addReservation>[3],
    body?: object,
  ): Promise<Objects> => ({
    isPublic: false,
    own: await addReservation(api.db, other, 'e-own', progress),
    foreign: await addReservation(api.db, other, 'e-colleague', progress),
    elsewhere: await addReservation(api.db, stranger, 'e-raya-own', progress),
    ...(body && { body }),
  })
  const offer = (body?: object): Objects => ({
    isPublic: false,
    own: 'e-offer',
    foreign: 'e-their-offer',
    elsewhere: 'e-raya-offer',
    ...(body && { body }),
  })
  await addFavorite(api.db, owner, 'rt-1')
  await addFavorite(api.db, other, 'rt-2')
  await addFavorite(api.db, stranger, 'rt-other')

  const shown = (own: string, foreign: string, elsewhere: string, more: Partial<Objects> = {}): Objects => ({
    isPublic: true,
    own,
    foreign,
    elsewhere,
    ...more,
  })
  const groupsOf = async (body?: object, rest?: Record<string, string>): Promise<Objects> => ({
    isPublic: false,
    own: await addGroup(api.db, owner, rest),
    foreign: await addGroup(api.db, guided['e-colleague']),
    elsewhere: await addGroup(api.db, stranger, rest),
    ...(body && { body }),
    ...(rest && { rest }),
  })
  const memberships = async (): Promise<Objects> => ({
    isPublic: false,
    own: await addGroup(api.db, guided['e-colleague'], { userId: owner.user.id }),
    foreign: await addGroup(api.db, guided['e-colleague'], { userId: other.user.id }),
    elsewhere: await addGroup(api.db, stranger, { userId: stranger.user.id }),
  })
  const groupForm = { name: 'Colla', type: 'normal', number_of_people: 9 }
  const reservation = { isPublic: false, own: mine, foreign: theirs, elsewhere: strangers }
  objects = {
    'DELETE /user/sessions/:id': {
      isPublic: false,
      own: await addSession(api.db, owner),
      foreign: await addSession(api.db, other),
      elsewhere: await addSession(api.db, stranger),
    },
    'GET /news/:id': shown('nw-old', 'nw-off', 'nw-other'),
    'GET /events/:id': shown('ev-1', 'ev-off', 'ev-other'),
    'GET /locations/:id': shown('loc-1', 'loc-off', 'loc-other'),
    'GET /experiences/:id': shown('e-1', 'e-draft', 'e-other'),
    'GET /experiences/:id/availability': shown('e-1', 'e-draft', 'e-other'),
    'POST /experiences/:id/enquiries': shown('e-1', 'e-draft', 'e-other', {
      body: { name: 'Known', email: 'known@example.test', message: 'Is there room?' },
    }),
    'GET /packages/:id': shown('pk-1', 'pk-off', 'pk-other'),
    'GET /packages/:id/pdf': shown('pk-1', 'pk-off', 'pk-other'),
    'GET /packages/operator/:id': shown('op-b', 'op-off', 'op-other'),
    'GET /agencies/:id': shown('op-a', 'op-b', 'op-other'),
    'GET /operators/:id': shown('op-b', 'op-off', 'op-other'),
    'GET /operators/:id/agencies': shown('op-b', 'op-off', 'op-other'),
    'GET /settings/group/:group': shown('links', 'secrets', 'raya'),
    'GET /routes/:id': shown('rt-1', 'rt-off', 'rt-other'),
    'GET /story-tours/type/:type': shown('cultura', 'secrets', 'raya'),
    'GET /story-tours/:id': shown('tour-1', 'tour-off', 'tour-other'),
    'GET /story-tours/:id/games': shown('tour-1', 'tour-off', 'tour-other'),
    'GET /story-categories/:id': shown('oficios', 'nothing', 'cat-other'),
    'GET /stories/:id': shown('st-1', 'st-draft', 'st-other'),
    'GET /games/:id': shown('g-1', 'g-off', 'g-other'),
    ...gameObjects((body) => shown('g-play', 'g-off', 'g-other', body && { body })),
    'GET /reservations/:id': reservation,
    'PUT /reservations/:id': { ...reservation, body: { people: 1 } },
    'POST /reservations/:id/cancel': { ...reservation, body: {} },
    'GET /reservations/:id/pass': {
      isPublic: false,
      own: await addReservation(api.db, owner, 'e-1', 'confirmed'),
      foreign: await addReservation(api.db, other, 'e-1', 'confirmed'),
      elsewhere: await addReservation(api.db, stranger, 'e-other', 'confirmed'),
    },
    'POST /waitlist/:id/accept': { ...(await addOffers(api.db, owner, other, stranger)), body: {} },
    'DELETE /waitlist/:id': await addOffers(api.db, owner, other, stranger),
    'GET /guide/reservations/:id': await guideObjects('pending'),
    'POST /guide/reservations/:id/confirm': await guideObjects('pending', {}),
    'POST /guide/reservations/:id/reject': await guideObjects('pending', { reason: 'weather' }),
    'POST /guide/reservations/:id/cancel': await guideObjects('confirmed', { reason: 'weather' }),
    'POST /guide/reservations/:id/attended': await guideObjects('begun', {}),
    'POST /guide/reservations/:id/no-show': await guideObjects('begun', {}),
    'GET /guide/groups/:id': await groupsOf(),
    'PUT /guide/groups/:id': await groupsOf(groupForm),
    'DELETE /guide/groups/:id': await groupsOf(),
    'POST /guide/groups/:id/members': await groupsOf({ name: 'Ona' }),
    // the same id in both tenants, because keys contain the tenant
    'PUT /guide/groups/:id/members/:memberId': await groupsOf({ name: 'Ona' }, { memberId: randomUUID() }),
    'DELETE /guide/groups/:id/members/:memberId': await groupsOf(undefined, { memberId: randomUUID() }),
    'POST /guide/groups/:id/invitations': await groupsOf({}),
    'DELETE /guide/groups/:id/invitations': await groupsOf(),
    'DELETE /user/groups/:id': await memberships(),
    'GET /guide/experiences/:id': offer(),
    'PUT /guide/experiences/:id': offer({ title: 'x', type: 'tour' }),
    'GET /guide/experiences/:id/time-slots': offer(),
    'PUT /guide/experiences/:id/time-slots': offer({
      slots: [{ time: '10:00', capacity: 50 }],
      weeklySchedule: { monday: { active: true } },
    }),
    'POST /guide/experiences/:id/restaurant': offer({ restaurant_id: null }),
    'POST /guide/experiences/:id/photos': { ...offer({}), form: await photoForm() },
    ...(await agencyObjects(api.db, { own: owner, foreign: guided['e-colleague'], elsewhere: stranger })),
    // the same rewards for every member
    'GET /rewards/:id': shown('rw-1', 'rw-off', 'rw-other'),
    'POST /rewards/:id/redeem': shown('rw-1', 'rw-off', 'rw-other', { body: {} }),
    // the same cards for every member
    'POST /notification-cards/:id/dismiss': shown('card-1', 'nothing', 'card-other', { body: {} }),
    'GET /user/footprints/:id': await footprintsOf(api.db, owner, other, stranger),
    'DELETE /user/footprints/:id': await footprintsOf(api.db, owner, other, stranger),
    'DELETE /favorites/:id/:type': {
      isPublic: false,
      own: 'rt-1',
      foreign: 'rt-2',
      elsewhere: 'rt-other',
      rest: { type: 'route' },
    },
  }
  const add = (who: (typeof IDENTITIES)[number], headers: Record<string, string>) => people.set(who, headers)
  add('no session', PUBLIC_ONLY)
  add('another member', (await person()).headers)
  add('a guide', (await person({ isGuide: true, accessType: 'guide', roles: ['guide'] })).headers)
  add('a CMS person', (await person({ accessType: 'cms' })).headers)
  add('an operator', (await person({ roles: ['operator'] })).headers)
  add('a superadmin', (await person({ roles: ['superadmin'] })).headers)
  add('a person of the other tenant', { ...stranger.headers, host: 'gavarres.localhost' })
  add('a person of the other tenant at their own host', stranger.headers)
  add('the owner', owner.headers)
  for (const tenant of ['gavarres', 'raya']) await givePoints(api.db, tenant, 50)
})
afterAll(() => api.close())
const withIds = LISTED_CALLS.filter((endpoint) => endpoint.path.includes(':'))
const nameOf = ({ method, path }: ListedCall) => `${method} ${path}`

async function photoForm() {
  const form = new FormData()
  form.append('photo', new Blob([new Uint8Array(await phonePhoto())]), 'photo.jpg')
  const request = new Request('http://x', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await request.arrayBuffer()), type }
}

async function call(endpoint: ListedCall, id: string, entry: Objects, headers: Record<string, string>) {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_all, name: string) => entry.rest?.[name] ?? id)
  const answer = await api.app.inject({
    method: endpoint.method,
    url: `${API_BASE}${path}`,
    headers: { ...headers, ...(entry.form && { 'content-type': entry.form.type }) },
    payload: entry.form?.payload ?? entry.body,
  })
  return answer.statusCode
}
const isSuccess = (status: number) => status >= 200 && status < 300
it('fixture: has an item for every call with an id', () => {
  const calls = withIds.map(nameOf)
  const names = [...calls, ...Object.keys(objects)]
  const unmatched = names.filter((name) => !calls.includes(name) || !objects[name])
  const advice = 'give each new call an entry in `objects` above; take out the entry of a call that is gone'
  expect(unmatched, advice).toEqual([])
})

describe.each(IDENTITIES)('%s', (who) => {
  it('reaches own and public items, and gets 404 for all others', async () => {
    const headers = people.get(who) ?? {}
    const isElsewhere = who === 'a person of the other tenant at their own host'
    const surprises: string[] = []
    for (const endpoint of withIds) {
      const entry = objects[nameOf(endpoint)]
      if (!entry) continue
      const [own, foreign, elsewhere] = [
        await call(endpoint, isElsewhere ? entry.elsewhere : entry.own, entry, headers),
        await call(endpoint, entry.foreign, entry, headers),
        await call(endpoint, isElsewhere ? entry.own : entry.elsewhere, entry, headers),
      ]
      // calls that read a token refuse one of the other tenant
      const readsToken = endpoint.access !== 'public' || /\b(games|enquiries)\b/.test(endpoint.path)
      const isGuide = isElsewhere || who === 'the owner' || who === 'a guide'
      const mayEnter =
        who === 'a person of the other tenant'
          ? !readsToken
          : !(who === 'no session' && endpoint.access !== 'public') &&
            (endpoint.access !== 'guide' || isGuide)
      // groups and types are values of the product, the same for both tenants
      const isWord = /:(group|type)$/.test(endpoint.path) && endpoint.method === 'GET'
      const isTheirs = entry.isPublic || who === 'the owner' || isElsewhere
      const line = `${nameOf(endpoint)} own ${own}, foreign ${foreign}, elsewhere ${elsewhere}`
      if (!mayEnter) {
        if (![own, foreign, elsewhere].every((status) => status === 401 || status === 403))
          surprises.push(`${line}: not refused`)
        continue
      }
      if (!(isWord && isElsewhere)) {
        if (isTheirs !== isSuccess(own)) surprises.push(`${line}: own`)
        if (!isTheirs && own !== 404) surprises.push(`${line}: own of another person is not a 404`)
        if (elsewhere !== 404) surprises.push(`${line}: the other tenant's`)
      }
      if (foreign !== 404) surprises.push(`${line}: foreign`)
    }
    expect(surprises).toEqual([])
  })
})
