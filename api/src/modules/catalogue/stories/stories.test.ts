import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { seedCatalogue } from '../../../testing/test-catalogue.ts'
import { addContent } from '../../../testing/test-content.ts'

let api: TestApi
const host = 'gavarres.localhost'

beforeAll(async () => {
  api = await startTestApi()
  await seedCatalogue(api.db)
})
afterAll(() => api.close())

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await api.app.inject({ url: `/api/v1${path}`, headers: { host, ...headers } })
  return { status: answer.statusCode, body: answer.json() }
}

it('answers stories with media in the reader’s language', async () => {
  expect((await get('/stories/st-1')).body.data).toMatchObject({
    audio_file: 'a.mp3 ca',
    transcript: 'said ca',
    province: 'Girona, Barcelona',
    keywords: ['pela', 'destral ca'],
    category: { id: 'oficios' },
  })
  expect((await get('/stories/st-2')).body.data).toMatchObject({
    video_file: 'v.mp4',
    audio_file: null,
    transcript: null,
  })
  expect((await get('/story-categories')).body.data).toEqual([
    { id: 'leyendas', name: 'leyendas ca', stories: 1 },
    { id: 'oficios', name: 'oficios ca', stories: 1 },
  ])
})

it('answers place and narrator of a story, with captions of the requested language first', async () => {
  await addContent(api.db, 'gavarres', {
    stories: [
      {
        id: 'st-film',
        municipality: 'Cassà',
        latitude: 41.88,
        longitude: 2.87,
        operatorId: 'op-b',
        video: { file: 'f.mp4', captions: { es: 'f.es.vtt', ca: 'f.ca.vtt' } },
      },
    ],
  })
  expect((await get('/stories/st-film')).body.data).toMatchObject({
    municipality: 'Cassà',
    latitude: 41.88,
    longitude: 2.87,
    operator: { id: 'op-b' },
    video_captions: [
      { locale: 'ca', file: 'f.ca.vtt' },
      { locale: 'es', file: 'f.es.vtt' },
    ],
  })
  expect((await get('/stories/st-1')).body.data).toMatchObject({
    municipality: null,
    latitude: null,
    operator: null,
    video_captions: [],
  })
})

it('lists territory, provinces and narrator of each story', async () => {
  await addContent(api.db, 'gavarres', {
    stories: [
      { id: 'st-told', territory: 'Les Gavarres', provinces: ['Girona', 'Barcelona'], operatorId: 'op-b' },
    ],
  })
  const { body } = await get('/stories?per_page=100')
  expect(body.data.find((one: { id: string }) => one.id === 'st-told')).toMatchObject({
    territory: 'Les Gavarres',
    provinces: ['Girona', 'Barcelona'],
    operator: { id: 'op-b' },
  })
  expect(body.data.find((one: { id: string }) => one.id === 'st-1').operator).toBeNull()
})

it('answers the recording in the reader’s language, else in the tenant’s, with its language', async () => {
  await addContent(api.db, 'gavarres', {
    stories: [
      {
        id: 'st-said',
        categoryId: 'oficios',
        audio: { file: { ca: 'gavarres/said.ca.m4a', es: 'gavarres/said.es.m4a' }, generated: true },
      },
    ],
  })
  const heard = async (language: string) =>
    (await get('/stories/st-said', { 'accept-language': language })).body.data
  const { body } = await heard('ca')
  expect(await heard('es')).toMatchObject({ audio_file: 'gavarres/said.es.m4a', audio_locale: 'es' })
  expect(await heard('nl')).toMatchObject({
    audio_file: 'gavarres/said.ca.m4a',
    audio_locale: 'ca',
    audio_generated: true,
    transcript: body,
  })
  expect((await get('/stories/st-1')).body.data.audio_generated).toBe(false)
})
