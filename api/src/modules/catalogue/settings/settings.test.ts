import { afterAll, beforeAll, expect, it } from 'vitest'
import { withTenant } from '../../../database/with-tenant.ts'
import { startTestApi, type TestApi } from '../../../testing/test-app.ts'
import { saveSettings } from './settings.queries.ts'

const localized = (text: string) => ({
  es: `${text} es`,
  ca: `${text} ca`,
  en: `${text} en`,
  fr: `${text} fr`,
  de: `${text} de`,
  nl: `${text} nl`,
})

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await withTenant(api.db, 'gavarres', async (tx) => {
    await saveSettings(tx, 'gavarres', 'welcome', {
      title: localized('welcome'),
      text: localized('text'),
      video: { src: 'gavarres/film.mp4', poster: 'gavarres/film.webp', captions: ['gavarres/film.ca.vtt'] },
      maintenance: { active: false, message: localized('maintenance') },
      image: null,
      image_alt: null,
      image_color: null,
      image_widths: [],
    })
    await saveSettings(tx, 'gavarres', 'links', [{ label: localized('office'), url: 'https://example.test' }])
    await saveSettings(tx, 'gavarres', 'desktop-blocking', { value: localized('phones only') })
  })
})
afterAll(() => api.close())

const read = (path: string, locale = 'nl') =>
  api.app.inject({ url: `/api/v1/${path}`, headers: { host: 'localhost', 'accept-language': locale } })

it('answers the welcome content in the asked language', async () => {
  const { data } = (await read('settings/welcome')).json()
  expect(data).toMatchObject({
    title: 'welcome nl',
    maintenance: { active: false, message: 'maintenance nl' },
  })
  expect(data.video.captions).toEqual(['gavarres/film.ca.vtt'])
})

it('answers the desktop notice in both fields that clients read', async () => {
  expect((await read('settings/desktop-blocking', 'de')).json()).toEqual({
    data: { value: 'phones only de' },
    value: 'phones only de',
  })
})

it('inserts the name of the shown brand: the office’s, or the product’s on an unknown host', async () => {
  await withTenant(api.db, 'raya', (tx) =>
    saveSettings(tx, 'raya', 'desktop-blocking', { value: localized('{{name}} is for phones') }),
  )
  const at = async (host: string, path: string) =>
    (await api.app.inject({ url: `/api/v1/${path}`, headers: { host, 'accept-language': 'en' } })).json().data
  expect(await at('raya.localhost', 'settings/desktop-blocking')).toEqual({
    value: expect.stringContaining('Raya Corchera is for phones'),
  })
  await withTenant(api.db, 'gavarres', (tx) =>
    saveSettings(tx, 'gavarres', 'desktop-blocking', { value: localized('{{name}} is for phones') }),
  )
  expect((await at('nobody.example', 'settings/desktop-blocking')).value).toContain('Sureda is for phones')
  expect((await at('nobody.example', 'settings'))['desktop-blocking'].value).toContain('Sureda is for phones')
})

it('answers one group, or all groups that are not empty', async () => {
  const links = [{ label: 'office fr', url: 'https://example.test' }]
  expect((await read('settings/group/links', 'fr')).json().data).toEqual(links)
  const all = (await read('settings', 'fr')).json().data
  expect(Object.keys(all).sort()).toEqual(['desktop-blocking', 'links', 'welcome'])
  expect(all.links).toEqual(links)
})

it.each(['settings/group/terms', 'settings/group/secrets', 'settings/group/__proto__'])(
  'answers 404 for %s, which is not there',
  async (path) => {
    expect((await read(path)).statusCode).toBe(404)
  },
)
