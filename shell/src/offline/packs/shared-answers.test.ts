// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { useSession } from '@sureda/remote/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aPack, fakeCaches, fakeServer } from '../fake-phone.testing.ts'
import { isWhole, openSaved } from './pack-content.ts'
import { deletePack, savePack } from './save-pack.ts'
import { usePacks } from './saved-packs.ts'

const SUBJECT = { kind: 'route', id: 'rt-suro', title: 'El camí del suro' } as const
const KEY = 'route/rt-suro'
let server: ReturnType<typeof fakeServer>
const packs = () => usePacks.getState().packs

beforeEach(() => {
  useSession.setState({ language: 'ca' })
  fakeCaches()
  server = fakeServer(aPack('v1', ['a', 'b']))
})
afterEach(async () => {
  await deletePack(KEY)
  await deletePack('route/rt-pela')
  vi.unstubAllGlobals()
})

it.each([null, 507])(
  'leaves what is saved whole when another pack brings the same answers (%s)',
  async (trouble) => {
    await savePack(SUBJECT)
    const pack = aPack('v1', ['a', 'c'])
    const answers = {
      ...pack.answers,
      url: '/offline/packs/route/rt-pela/answers.json',
      integrity: 'sha384-pela',
    }
    const ask = fetch
    vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
      if (url.startsWith('/offline/packs/route/rt-pela.json'))
        return Promise.resolve(Response.json({ ...pack, id: 'rt-pela', answers }))
      if (url === answers.url)
        return Promise.resolve(Response.json({ '/api/v1/routes/rt-suro': { data: {} } }))
      return ask(url, init)
    })
    server.pack = aPack('v1', ['a', 'b', 'c'])
    if (trouble) server.troubles.set('/media/gavarres/c.avif', trouble)
    await savePack({ kind: 'route', id: 'rt-pela', title: 'La pela' })
    expect(packs()['route/rt-pela']?.state).toBe(trouble ? 'stopped' : 'saved')
    const first = packs()[KEY]
    expect(first && (await isWhole(first))).toBe(true)
  },
)

it('treats a pack without the mark, of an earlier version, as complete', async () => {
  await savePack(SUBJECT)
  const cache = await openSaved()
  const first = packs()[KEY]
  await cache.delete(first?.pack.answers.url ?? '')
  expect(first && (await isWhole(first))).toBe(true)
})
