import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addDays } from '../../../lib/local-time.ts'
import { setClock } from '../../../testing/database-clock.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent, addSchedule, localized } from '../../../testing/test-content.ts'
import { createPerson, type TestPerson } from '../../../testing/test-people.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'

let api: TestApi
let member: TestPerson
const host = 'gavarres.localhost'
const hours = (n: number) => new Date(Date.now() + n * 3_600_000)

beforeAll(async () => {
  api = await startTestApi()
  member = await createPerson(api.db, 'gavarres')
  await addContent(api.db, 'gavarres', {
    operators: [{ id: 'op-1' }, { id: 'op-agency', type: 'agencia' }, { id: 'op-other' }],
    experiences: [{ id: 'e-1', operatorId: 'op-1', agencyId: 'op-agency' }],
    cards: [
      { id: 'all', sortOrder: 1 },
      { id: 'guests', audiences: ['guest'], sortOrder: 2 },
      {
        id: 'members',
        audiences: ['member'],
        sortOrder: 3,
        buttonText: localized('call'),
        buttonActionType: 'phone',
        buttonActionValue: '+34 972 000 000',
      },
      { id: 'of-operator', operatorId: 'op-1', sortOrder: 4 },
      { id: 'of-agency', operatorId: 'op-agency', sortOrder: 5 },
      { id: 'of-other', operatorId: 'op-other', sortOrder: 6 },
      { id: 'not-yet', visibleFrom: hours(1) },
      { id: 'over', visibleUntil: hours(-1) },
      { id: 'now', visibleFrom: hours(-1), visibleUntil: hours(1), sortOrder: 7 },
      { id: 'off', active: false },
    ],
  })
  await addSchedule(api.db, 'gavarres', 'e-1')
})
afterAll(() => api.close())

async function call(method: 'GET' | 'POST', path: string, person?: TestPerson, body?: object) {
  const headers = person?.headers ?? { host }
  const answer = await api.app.inject({ method, url: `/api/v1${path}`, headers, payload: body })
  return { status: answer.statusCode, body: answer.json() }
}
const ids = async (path: string, person?: TestPerson) =>
  (await call('GET', path, person)).body.data.map((card: { id: string }) => card.id)

it('shows guests the cards for guests, and none of an operator', async () => {
  expect(await ids('/notification-cards/guest')).toEqual(['all', 'guests', 'now'])
})

it('caches guest cards until the hour at which one appears or ends', async () => {
  const ask = (etag = '') =>
    api.app.inject({
      url: '/api/v1/notification-cards/guest',
      headers: { host, ...(etag && { 'if-none-match': etag }) },
    })
  const etag = String((await ask()).headers.etag)
  expect((await ask(etag)).statusCode).toBe(304)
  setClock(hours(1.1))
  try {
    const later = await ask(etag)
    expect(later.json().data.map((card: { id: string }) => card.id)).toEqual(['not-yet', 'all', 'guests'])
  } finally {
    vi.useRealTimers()
  }
})

it('shows members their cards with buttons', async () => {
  expect(await ids('/notification-cards', member)).toEqual(['all', 'members', 'now'])
  const { body } = await call('GET', '/notification-cards', member)
  expect(body.data[1]).toMatchObject({
    button_text: 'call ca',
    button_action_type: 'phone',
    button_action_value: '+34 972 000 000',
    operator: null,
  })
})

it('adds cards of the operator and agency with whom the person has a reservation', async () => {
  const date = addDays(dayIn('Europe/Madrid'), 2)
  const booked = { experience_id: 'e-1', date, time: '10:00', people: 1 }
  const { body } = await call('POST', '/reservations', member, booked)
  expect(await ids('/notification-cards', member)).toEqual([
    'all',
    'members',
    'of-operator',
    'of-agency',
    'now',
  ])
  await call('POST', `/reservations/${body.data.id}/cancel`, member)
  expect(await ids('/notification-cards', member)).toEqual(['all', 'members', 'now'])
})

it('hides a dismissed card from that person, however often it is dismissed', async () => {
  const person = await createPerson(api.db, 'gavarres')
  for (let i = 0; i < 2; i++) {
    expect(await call('POST', '/notification-cards/all/dismiss', person)).toMatchObject({
      status: 200,
      body: { data: { ok: true } },
    })
  }
  expect(await ids('/notification-cards', person)).toEqual(['members', 'now'])
  expect(await ids('/notification-cards', member)).toContain('all')
  expect(await ids('/notification-cards/guest')).toContain('all')
})

it('refuses unknown cards, those of other tenants, and guests who dismiss', async () => {
  const foreigner = await createPerson(api.db, 'raya')
  expect(await call('POST', '/notification-cards/none/dismiss', member)).toMatchObject({ status: 404 })
  expect(await call('POST', '/notification-cards/all/dismiss', foreigner)).toMatchObject({ status: 404 })
  expect(await call('POST', '/notification-cards/all/dismiss')).toMatchObject({ status: 401 })
  expect(await call('GET', '/notification-cards')).toMatchObject({ status: 401 })
  expect(await call('POST', '/notification-cards/all/dismiss', member, { seen: true })).toMatchObject({
    status: 422,
  })
})
