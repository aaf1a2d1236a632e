// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { APP_SET_HEADER, type AppSet, OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import { initI18n } from '@sureda/testing/i18n'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CACHES } from '../app/cache-names.ts'
import { storeApp } from '../app/store-app.ts'
import { fakeCaches } from '../fake-phone.testing.ts'
import { AppStatus } from './app-status.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('reserves its space before its state is known', async () => {
  await initI18n('ca')
  fakeCaches()
  await (await caches.open(CACHES.app)).put(OFFLINE_PAGE, new Response('page'))
  render(<AppStatus />)
  const place = screen.getByRole('status')
  expect(place).toBeEmptyDOMElement()
  expect(place).toContainElement(await screen.findByText('L’aplicació s’obre sense connexió'))
})

it('updates as soon as the app is stored', async () => {
  await initI18n('ca')
  fakeCaches()
  const set: AppSet = {
    ...{ format: 1, id: 'set', code: 'code', first: [], rest: [] },
    languages: { es: [], ca: [], en: [], fr: [], de: [], nl: [] },
  }
  vi.stubGlobal('fetch', async () => new Response('page', { headers: { [APP_SET_HEADER]: set.id } }))
  render(<AppStatus />)
  expect(await screen.findByText('L’aplicació s’està desant en aquest telèfon…')).toBeVisible()
  await storeApp(set, { language: 'ca', everything: false })
  // only the message of the other tab can tell: the cache is empty again
  await (await caches.open(CACHES.app)).delete(OFFLINE_PAGE)
  expect(await screen.findByText('L’aplicació s’obre sense connexió')).toBeVisible()
})
