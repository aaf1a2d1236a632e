// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { createStore, entries, set } from 'idb-keyval'
import { expect, it } from 'vitest'
import { rememberScroll } from '../router/scroll-memory.ts'
import { clearDeviceData } from './clear-device-data.ts'

/** Every database of the app, and one that no list names. */
const PERSONAL = [
  ['sureda-booking', 'drafts'],
  ['sureda-outbox', 'outbox'],
  ['sureda-guide', 'marks'],
  ['sureda-games', 'games'],
  ['sureda-tracks', 'tracks'],
  ['sureda-not-written-yet', 'anything'],
] as const

it('preserves public data and deletes all other, even where its module has not been loaded', async () => {
  const stores = PERSONAL.map(([name, store]) => createStore(name, store))
  const packs = createStore('sureda-offline', 'packs')
  for (const store of [...stores, packs]) await set('a', 'of Mercè', store)
  for (const key of ['untold_language', 'listened', 'map_view:gavarres', 'cache:-x', 'anything else'])
    localStorage.setItem(key, 'of Mercè')
  for (const key of ['language', 'has_visited', 'cache:registry']) localStorage.setItem(key, 'of no one')
  rememberScroll('/reservas/secret')
  await clearDeviceData()
  for (const store of stores) expect(await entries(store)).toEqual([])
  expect(await entries(packs)).toEqual([['a', 'of Mercè']])
  expect(Object.keys(localStorage).sort()).toEqual(['cache:registry', 'has_visited', 'language'])
  rememberScroll('/welcome')
  expect(JSON.stringify(sessionStorage)).not.toContain('secret')
})

it('does not throw where the browser stores nothing', async () => {
  const { databases } = indexedDB
  indexedDB.databases = () => Promise.reject(new DOMException('no', 'SecurityError'))
  await expect(clearDeviceData()).resolves.toBeUndefined()
  indexedDB.databases = databases
})
