import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { zonedInstant } from '../../../lib/local-time.ts'
import { setClock } from '../../../testing/database-clock.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { addContent } from '../../../testing/test-content.ts'
import { dayIn } from '../../platform/tenant/local-day.ts'

let api: TestApi
const host = 'gavarres.localhost'
const at = (time: string) => zonedInstant(dayIn('Europe/Madrid'), time, 'Europe/Madrid')

beforeAll(async () => {
  api = await startTestApi()
  await addContent(api.db, 'gavarres', {
    news: [
      { id: 'morning', publishedAt: at('08:00') },
      { id: 'noon', publishedAt: at('12:00') },
      { id: 'evening', publishedAt: at('19:00') },
      { id: 'taken-back', publishedAt: at('13:00'), active: false },
    ],
  })
})
afterAll(() => api.close())
afterEach(() => vi.useRealTimers())

const goTo = (time: string) => setClock(at(time))

async function ask(etag = '') {
  const answer = await api.app.inject({
    url: '/api/v1/news',
    headers: { host, ...(etag && { 'if-none-match': etag }) },
  })
  const ids = answer.statusCode === 304 ? [] : answer.json().data.map((item: { id: string }) => item.id)
  return { status: answer.statusCode, etag: String(answer.headers.etag), ids }
}

it('lists news of today from their hour on, also for clients with an ETag', async () => {
  goTo('09:00')
  const morning = await ask()
  expect(morning.ids).toEqual(['morning'])
  goTo('11:59')
  expect(await ask(morning.etag)).toMatchObject({ status: 304, etag: morning.etag })
  expect((await ask()).ids).toEqual(['morning'])

  goTo('12:00')
  const noon = await ask(morning.etag)
  expect(noon).toMatchObject({ status: 200, ids: ['noon', 'morning'] })
  goTo('18:00')
  expect((await ask(noon.etag)).status).toBe(304)

  goTo('19:30')
  const evening = await ask(noon.etag)
  expect(evening).toMatchObject({ status: 200, ids: ['evening', 'noon', 'morning'] })
  expect((await ask(morning.etag)).status).toBe(200)
  expect((await ask(evening.etag)).status).toBe(304)
})

it('answers 404 for a news item before its hour', async () => {
  const open = (id: string) => api.app.inject({ url: `/api/v1/news/${id}`, headers: { host } })
  goTo('11:59')
  expect((await open('noon')).statusCode).toBe(404)
  goTo('12:00')
  expect((await open('noon')).statusCode).toBe(200)
})
