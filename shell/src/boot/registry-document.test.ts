// @vitest-environment jsdom
import { CACHE_MAX_AGE_MS, cleanCache, evictOldestAnswers } from '@sureda/remote/device'
import { clearAnswers } from '@sureda/remote/session'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeRelease, fakeRemote } from '../federation/fake-releases.testing.ts'
import { findRegistry, parseRegistry, releaseFault } from './registry-document.ts'

const document1 = (revision = 'r1', tenant = 'gavarres') => ({
  format: 1,
  tenant,
  revision,
  shellApi: '1.0.0',
  remotes: { 'mf-map': fakeRemote('mf-map') },
})
const server = vi.fn<typeof fetch>()

beforeEach(() => {
  document.body.innerHTML = ''
  localStorage.clear()
  server.mockReset()
  server.mockRejectedValue(new TypeError('no network'))
  vi.stubGlobal('fetch', server)
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

function inline(text: string) {
  document.body.innerHTML = `<script type="application/json" id="sureda-registry">${text}</script>`
}

it('reads the registry of the page without a request, and stores it', async () => {
  inline(JSON.stringify(document1()))
  const registry = await findRegistry('gavarres')
  expect([...registry.remotes.keys()]).toEqual(['mf-map'])
  expect(server).not.toHaveBeenCalled()
  document.body.innerHTML = ''
  expect((await findRegistry('gavarres')).revision).toBe('r1')
})

it.each(['', '{broken', '[]', '{"format":2}', '{"format":1,"remotes":7}'])(
  'asks the server when the page holds none (%s)',
  async (text) => {
    inline(text)
    server.mockResolvedValue(new Response(JSON.stringify(document1('r2'))))
    expect((await findRegistry('gavarres')).revision).toBe('r2')
  },
)

it('preserves it when a person’s answers are deleted, and when the cache is cleaned', async () => {
  inline(JSON.stringify(document1()))
  await findRegistry('gavarres')
  clearAnswers()
  evictOldestAnswers()
  cleanCache(Date.now() + 2 * CACHE_MAX_AGE_MS)
  document.body.innerHTML = ''
  expect((await findRegistry('gavarres')).revision).toBe('r1')
})

it('does not use the cached registry of another brand', async () => {
  localStorage.setItem('cache:registry', JSON.stringify({ registry: document1('r1', 'raya') }))
  expect((await findRegistry('gavarres')).known).toBe(false)
})

it('reports that there is no registry anywhere', async () => {
  localStorage.setItem('cache:registry', 'corrupt')
  expect(await findRegistry('gavarres')).toMatchObject({ known: false, revision: '' })
})

it('leaves out a remote with an unreadable entry, and includes the others', () => {
  const parsed = parseRegistry({
    ...document1(),
    remotes: {
      'mf-map': fakeRemote('mf-map'),
      'mf-null': null,
      'mf-half': { version: '1.0.0', contributes: { routes: [] } },
      '../evil': fakeRemote('mf-evil'),
    },
  })
  expect([...(parsed?.registry.remotes.keys() ?? [])]).toEqual(['mf-map'])
})

it('boots when the browser has no space for the registry', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  inline(JSON.stringify(document1()))
  expect((await findRegistry('gavarres')).known).toBe(true)
  vi.restoreAllMocks()
})

it('finds the fault of a release', () => {
  const good = fakeRelease('mf-map')
  expect(releaseFault('mf-map', good)).toBeNull()
  expect(releaseFault('mf-map', { ...good, base: '/mf/mf-other/1/' })).toMatch('folder')
  expect(releaseFault('mf-map', { ...good, manifest: { ...good.manifest, name: 'x' } })).toMatch(
    'another name',
  )
  expect(releaseFault('mf-map', { ...good, integrity: null as never })).toMatch('hashes')
})
