// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import '@testing-library/jest-dom/vitest'
import { useSession } from '@sureda/remote/session'
import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CACHES, INTEGRITY_HEADER } from '../app/cache-names.ts'
import { aPack, fakeCaches, fakeServer, LIST } from '../fake-phone.testing.ts'
import { answerKey } from './answer-key.ts'
import { openSaved } from './pack-content.ts'
import { SaveOfflineCard } from './save-offline-card.tsx'
import { deletePack, resumePacks, savePack, stopPack } from './save-pack.ts'
import { readPacks, usePacks, writePack } from './saved-packs.ts'

const SUBJECT = { kind: 'route', id: 'rt-suro', title: 'El camí del suro' } as const
const KEY = 'route/rt-suro'
const PICTURE = '/media/gavarres/b.avif'
let server: ReturnType<typeof fakeServer>

const open = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SaveOfflineCard {...SUBJECT} />
    </QueryClientProvider>,
  )
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const saved = () => usePacks.getState().packs[KEY]

beforeEach(async () => {
  await initI18n('ca')
  setVisitor('guest')
  useSession.setState({ language: 'ca' })
  fakeCaches()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  server = fakeServer(aPack('v1', ['a', 'b']))
})
afterEach(async () => {
  cleanup()
  await deletePack(KEY)
  await deletePack('territory/gavarres')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([429, 502, 503])(
  'can be continued after the server was busy (%s), and fetches only what is missing',
  async (status) => {
    open()
    server.troubles.set(PICTURE, status)
    await userEvent.click(await button(/^Desa/))
    expect(await screen.findByRole('alert')).toHaveTextContent('El servidor no ho pot donar tot ara mateix')
    server.troubles.clear()
    server.asked.length = 0
    await userEvent.click(await button('Continua'))
    expect(await screen.findByText('Desada en aquest telèfon')).toBeVisible()
    expect(server.asked.filter((url) => url.startsWith('/media/'))).toEqual([PICTURE])
  },
)

it('requests the list again when a picture was deleted after it was listed', async () => {
  server.pack = aPack('v2', ['a'])
  const stale = aPack('v1', ['a', 'b'])
  const ask = fetch
  let lists = 0
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith(LIST) && ++lists === 1) return Response.json(stale)
    return url === stale.answers.url ? Response.json({}) : ask(url, init)
  })
  await savePack(SUBJECT)
  expect(saved()).toMatchObject({ state: 'saved', pack: { version: 'v2' } })
  expect(lists).toBe(2)
})

it('does not retry for ever when a listed file stays missing', async () => {
  server.troubles.set(PICTURE, 404)
  await savePack(SUBJECT)
  expect(saved()).toMatchObject({ state: 'stopped', fault: 'busy' })
  expect(server.asked.filter((url) => url.startsWith(LIST))).toHaveLength(2)
})

it('says that a pack is no longer available only where its list is gone', async () => {
  server.troubles.set(PICTURE, 'cut')
  await savePack(SUBJECT)
  expect(saved()).toMatchObject({ state: 'stopped', fault: 'network' })
  server.troubles.set(LIST, 404)
  await savePack(SUBJECT)
  expect(saved()).toMatchObject({ state: 'stopped', fault: 'gone' })
})

it.each([
  [503, 'el servidor no ho pot donar'],
  ['cut', 'no s’arriba al servidor'],
] as const)('keeps what is saved when an update fails (%s), and says so', async (trouble, sentence) => {
  await savePack(SUBJECT)
  server.pack = aPack('v2', ['a', 'c'])
  open()
  const update = await button('Actualitza')
  server.troubles.set(LIST, trouble)
  await userEvent.click(update)
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByText('Desada en aquest telèfon')).toBeVisible()
  expect(saved()).toMatchObject({ state: 'saved', pack: { version: 'v1' } })
  server.troubles.clear()
  await userEvent.click(await button('Actualitza'))
  await waitFor(() => expect(saved()).toMatchObject({ state: 'saved', pack: { version: 'v2' } }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('preserves the saved pack when the new answers fail to load', async () => {
  await savePack(SUBJECT)
  server.pack = aPack('v2', ['a', 'c'])
  server.troubles.set(server.pack.answers.url, 502)
  await savePack(SUBJECT)
  expect(saved()).toMatchObject({ state: 'saved', pack: { version: 'v1' } })
  expect(usePacks.getState().faults[KEY]).toBe('busy')
})

/** An update during which the page dies: the next page knows only what was stored. */
async function dieWhileUpdating(stuckAt: string): Promise<void> {
  await savePack(SUBJECT)
  server.pack = aPack('v2', ['a', 'b', 'c'])
  const ask = fetch
  const stuck = vi.fn((signal: AbortSignal) => {
    return new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  })
  vi.stubGlobal('fetch', (url: string, init: { signal: AbortSignal }) =>
    url === stuckAt ? stuck(init.signal) : ask(url, init),
  )
  const saving = savePack(SUBJECT)
  await vi.waitFor(() => expect(stuck).toHaveBeenCalled())
  const written = saved()
  if (!written) throw new Error('The update wrote nothing down')
  stopPack(KEY)
  await saving
  vi.stubGlobal('fetch', ask)
  await writePack(written)
  usePacks.setState({ packs: {}, isRead: false, faults: {} })
}

it.each(['/media/gavarres/c.avif', aPack('v2', []).answers.url])(
  'still has what is saved when the page dies in an update (at %s), and offers the update again',
  async (stuckAt) => {
    await dieWhileUpdating(stuckAt)
    open()
    expect(await screen.findByText('Desada en aquest telèfon')).toBeVisible()
    expect(await button('Actualitza')).toBeVisible()
    expect(saved()).toMatchObject({ state: 'saved', pack: { version: 'v1' } })
  },
)

it('continues an update that was interrupted by the end of the page, and fetches nothing twice', async () => {
  await dieWhileUpdating(aPack('v2', []).answers.url)
  server.asked.length = 0
  await resumePacks(await readPacks())
  expect(saved()).toMatchObject({ state: 'saved', pack: { version: 'v2' } })
  expect(saved()?.coming).toBeUndefined()
  expect(server.asked.filter((url) => url.startsWith('/media/'))).toEqual([])
})

it('preserves the files of an update when another pack is deleted meanwhile', async () => {
  await dieWhileUpdating(aPack('v2', []).answers.url)
  await readPacks()
  await deletePack('territory/gavarres')
  const stored = (await (await openSaved()).keys()).map(({ url }) => new URL(url).pathname)
  expect(stored).toContain('/media/gavarres/c.avif')
  expect(saved()).toMatchObject({ state: 'saved' })
})

it('continues a half replaced update, instead of reporting a fault of the phone', async () => {
  await dieWhileUpdating('/media/gavarres/c.avif')
  await (await openSaved()).delete(PICTURE)
  open()
  expect(await button('Continua')).toBeVisible()
  await resumePacks(await readPacks())
  expect(saved()).toMatchObject({ state: 'saved', pack: { version: 'v2' } })
})

it.each([
  ['cut', 'No s’ha pogut arribar al servidor'],
  [503, 'El servidor no ho pot donar ara mateix'],
] as const)(
  'says why saving could not begin (%s), and saves with the next tap',
  async (trouble, sentence) => {
    open()
    const save = await button(/^Desa/)
    server.troubles.set(LIST, trouble)
    await userEvent.click(save)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    server.troubles.clear()
    await userEvent.click(await button(/^Desa/))
    expect(await screen.findByText('Desada en aquest telèfon')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('says how much space is missing when the phone is full, without the files that are stored already', async () => {
  open()
  const save = await button('Desa · 3 kB')
  const phone = await caches.open(CACHES.saved)
  const put = phone.put
  vi.spyOn(phone, 'put').mockImplementation(async (key, response) => {
    if (String(key).endsWith(PICTURE)) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
    return put(key, response)
  })
  await userEvent.click(save)
  expect(await screen.findByRole('alert')).toHaveTextContent('falten 1 kB')
})

it('treats a captive portal as no network, not as a fault of the phone', async () => {
  const ask = fetch
  vi.stubGlobal('fetch', (url: string) =>
    url.startsWith(LIST)
      ? Promise.resolve(new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }))
      : ask(url),
  )
  await savePack(SUBJECT)
  expect(usePacks.getState().faults[KEY]).toBe('network')
})

it('says that a browser without storage could not save', async () => {
  open()
  const save = await button(/^Desa/)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('refused', 'InvalidStateError')
  })
  await userEvent.click(save)
  expect(await screen.findByRole('alert')).toHaveTextContent('Aquest telèfon no ho ha pogut desar')
})

/** Saves the whole territory with the list of that time. */
async function saveTerritory(pack = aPack('t1', ['a', 'b', 'c'])): Promise<void> {
  const cache = await openSaved()
  const keep = (name: string, integrity: string) =>
    cache.put(name, new Response('{}', { headers: { [INTEGRITY_HEADER]: integrity } }))
  for (const address of pack.answers.addresses)
    await keep(answerKey(address, pack.language, location.origin), pack.answers.integrity)
  for (const { url, integrity } of pack.files) await keep(url, integrity)
  const what = {
    key: 'territory/gavarres',
    kind: 'territory',
    id: 'gavarres',
    title: 'Les Gavarres',
  } as const
  await writePack({ ...what, state: 'saved', fault: null, savedAt: Date.now(), pack })
}
const WITH_TERRITORY = 'Va amb tot el territori, que ja tens desat.'

it.each([true, false])('is saved with the whole territory (online: %s)', async (isOnline) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  await saveTerritory()
  open()
  expect(await screen.findByText(WITH_TERRITORY)).toBeVisible()
  if (isOnline) await waitFor(() => expect(server.asked.some((url) => url.startsWith(LIST))).toBe(true))
  expect(screen.getByRole('heading')).toHaveTextContent('Desada en aquest telèfon')
  expect(screen.queryByRole('button', { name: /Desa|Elimina/ })).toBeNull()
})

it.each([
  ['is in another language', { ...aPack('t1', ['a', 'b']), language: 'es' } as const],
  ['has not all of it', aPack('t1', ['a'])],
])('is offered by itself where the saved territory %s', async (_name, territory) => {
  await saveTerritory(territory)
  open()
  expect(await button(/^Desa/)).toBeVisible()
  expect(screen.queryByText(WITH_TERRITORY)).toBeNull()
})

it('is no longer saved when the phone has deleted the territory', async () => {
  await saveTerritory()
  await (await openSaved()).delete(PICTURE)
  open()
  expect(await button(/^Desa/)).toBeVisible()
})
