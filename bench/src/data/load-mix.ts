import type autocannon from 'autocannon'

/** The content and the people that the load uses. */
export interface LoadSubject {
  experiences: string[]
  routes: string[]
  slots: { experience_id: string; date: string; time: string }[]
  /** Bearer tokens of members registered for this run. */
  people: string[]
}

const LISTS = [
  '/experiences',
  '/routes',
  '/events',
  '/news',
  '/stories',
  '/locations',
  '/operators',
  '/packages',
]
const SEARCHES = ['surera', 'mar', 'a', 'pont', 'gavarres', 'camí', 'suro', 'font']
const PEOPLE = 20

let turn = 0
const next = <T>(items: readonly T[]): T => items[turn++ % items.length] as T

/**
 * A hundred requests of a day in season, each with another item, day or person: 55 lists, 18 details, 5 searches, 5
 * requests for free slots, 12 private reads, 4 favorite changes and 1 booking.
 */
export function mixedRequests(subject: LoadSubject): autocannon.Request[] {
  const get = (path: () => string, isPrivate = false): autocannon.Request => ({
    setupRequest: (request) => ({
      ...request,
      method: 'GET',
      path: `/api/v1${path()}`,
      headers: as(request, isPrivate),
    }),
  })
  const post = (path: string, body: () => object): autocannon.Request => ({
    setupRequest: (request) => ({
      ...request,
      method: 'POST',
      path: `/api/v1${path}`,
      headers: { ...as(request, true), 'content-type': 'application/json' },
      body: JSON.stringify(body()),
    }),
  })
  const as = (request: autocannon.Request, isPrivate: boolean) => ({
    ...request.headers,
    ...(isPrivate && { authorization: `Bearer ${next(subject.people)}` }),
  })
  const slot = () => next(subject.slots)
  const kinds: [number, () => autocannon.Request][] = [
    [55, () => get(() => next(LISTS))],
    [12, () => get(() => `/experiences/${next(subject.experiences)}`)],
    [6, () => get(() => `/routes/${next(subject.routes)}`)],
    [5, () => get(() => `/routes?search=${encodeURIComponent(next(SEARCHES))}`)],
    [5, () => get(() => slotsPath(slot()), true)],
    [6, () => get(() => '/favorites', true)],
    [6, () => get(() => '/user/reservations', true)],
    [
      4,
      () =>
        post('/favorites', () => ({
          favoritable_id: next(subject.experiences),
          favoritable_type: 'experience',
        })),
    ],
    [1, () => post('/reservations', () => ({ ...slot(), people: 1 }))],
  ]
  const all = kinds.flatMap(([count, make]) => Array.from({ length: count }, make))
  // spreads each kind evenly over the hundred: 37 and 100 have no common divisor
  return all.map((_, i) => all[(i * 37) % all.length] as autocannon.Request)
}

const slotsPath = ({ experience_id, date }: LoadSubject['slots'][number]) =>
  `/available-time-slots?experience_id=${experience_id}&date=${date}`

/** Registers people and finds slots that they may book, as the app would. */
export async function prepareLoad(base: string): Promise<LoadSubject> {
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => register(base, i)))
  const experiences = await idsOf(base, '/experiences')
  const routes = await idsOf(base, '/routes')
  const slots: LoadSubject['slots'] = []
  for (const experience_id of experiences) {
    for (let day = 1; day <= 7; day++) {
      const date = new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10)
      const path = slotsPath({ experience_id, date, time: '' })
      const answer = await call<{ time_slots: { time: string }[] }>(base, path, people[0])
      for (const { time } of answer?.time_slots ?? []) slots.push({ experience_id, date, time })
    }
  }
  if (slots.length === 0) throw new Error('nothing can be booked: the mix would be without bookings')
  return { experiences, routes, slots, people }
}

/** `localhost` is a host of the first territory and the only name that every resolver knows. */
async function call<T>(base: string, path: string, token?: string): Promise<T | undefined> {
  const headers = { 'accept-language': 'ca', ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${base}/api/v1${path}`, { headers })
  return response.ok ? ((await response.json()) as { data: T }).data : undefined
}

async function idsOf(base: string, path: string): Promise<string[]> {
  return ((await call<{ id: string }[]>(base, path)) ?? []).map(({ id }) => id)
}

async function register(base: string, number: number): Promise<string> {
  const password = `suro-${crypto.randomUUID()}`
  const response = await fetch(`${base}/api/v1/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: `Load ${number}`,
      email: `load-${crypto.randomUUID()}@example.test`,
      password,
      password_confirmation: password,
    }),
  })
  const { access_token } = (await response.json()) as { access_token?: string }
  if (!access_token) throw new Error(`registering was answered with ${response.status}`)
  return access_token
}
