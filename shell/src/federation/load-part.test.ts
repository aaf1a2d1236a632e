// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { exported, fakeRegistry, fakeRelease, fakeRemote, takenScope } from './fake-releases.testing.ts'
import { failure, federationFixture, json, reported } from './federation-fixture.testing.ts'
import { LoadFailure, RemoteDisabled } from './load-failure.ts'
import {
  loadedPart,
  loadPart,
  prefetchPart,
  reloading,
  retryPart,
  runPart,
  startFederation,
} from './load-part.ts'
import { sendReports } from './telemetry.ts'

vi.mock('@sureda/build/share-scope', () => ({
  shareScope: {
    chip: { '1.0.0': { version: '1.0.0', from: 'shell', get: async () => () => 'a chip of the shell' } },
  },
}))

const fixture = federationFixture()

it('fetches entry and part in parallel, each with its hash, and loads the texts', async () => {
  startFederation(fakeRegistry({ 'mf-plain': fakeRemote('mf-plain') }))
  expect(await loadPart('mf-plain', './list')).toBe('mf-plain 1.0.0 ./list')
  expect(fixture.network.paths()).toEqual([
    '/mf/mf-plain/1.0.0/remoteEntry.js',
    '/mf/mf-plain/1.0.0/js/list.js',
  ])
  for (const script of fixture.network.requested) {
    expect(script.integrity).toMatch(/^sha384-/)
    expect(script.crossOrigin).toBe('anonymous')
  }
  expect(i18next.t('mf_plain:title')).toContain('ca.json')
  expect(loadedPart('mf-plain', './list')).toBe('mf-plain 1.0.0 ./list')
})

it('loads a part once, however often it is requested', async () => {
  startFederation(fakeRegistry({ 'mf-once': fakeRemote('mf-once') }))
  await Promise.all([loadPart('mf-once', './list'), loadPart('mf-once', './list')])
  await loadPart('mf-once', './list')
  expect(fixture.network.requested).toHaveLength(2)
})

it('can prefetch a part without running it', async () => {
  const evaluated = vi.fn()
  exported.set('mf-early 1.0.0 ./list', evaluated)
  startFederation(fakeRegistry({ 'mf-early': fakeRemote('mf-early') }))
  prefetchPart('mf-early', './list')
  expect(fixture.network.requested).toHaveLength(2)
  expect(evaluated).not.toHaveBeenCalled()
  await failure(loadPart('mf-early', './list'))
  expect(evaluated).toHaveBeenCalledOnce()
  expect(fixture.network.requested).toHaveLength(2)
})

it('runs a part ahead; one that does not load counts against no release, and loads when it is opened', async () => {
  startFederation(fakeRegistry({ 'mf-ahead': fakeRemote('mf-ahead'), 'mf-away': fakeRemote('mf-away') }))
  await runPart('mf-ahead', './list')
  expect(loadedPart('mf-ahead', './list')).toBe('mf-ahead 1.0.0 ./list')

  fixture.network.fate('/mf/mf-away/1.0.0/js/list.js', 'lost', 'lost')
  expect(await failure(runPart('mf-away', './list'))).toBeInstanceOf(LoadFailure)
  sendReports()
  expect(await loadPart('mf-away', './list')).toBe('mf-away 1.0.0 ./list')
  expect(fixture.network.reported).toEqual([])
})

it('retries once under a changed address when a request is lost', async () => {
  fixture.network.fate('/mf/mf-lost/1.0.0/js/list.js', 'lost')
  startFederation(fakeRegistry({ 'mf-lost': fakeRemote('mf-lost') }))
  expect(await loadPart('mf-lost', './list')).toBe('mf-lost 1.0.0 ./list')
  const asked = fixture.network.requested.filter((script) => script.src.includes('list.js'))
  expect(asked).toHaveLength(2)
  expect(asked[1]?.src).toMatch(/list\.js\?retry=/)
  expect(asked[1]?.integrity).toBe('sha384-list')
})

it('does not wait longer than the budget for a request that hangs', async () => {
  fixture.network.fate('/mf/mf-slow/1.0.0/remoteEntry.js', 'hangs', 'hangs')
  startFederation(fakeRegistry({ 'mf-slow': fakeRemote('mf-slow') }))
  expect(await failure(loadPart('mf-slow', './list'))).toMatchObject({ phase: 'entry', outcome: 'timeout' })
  expect(await reported(fixture)).toContain('mf-slow 1.0.0 entry timeout')
})

it('never runs a script again that threw', async () => {
  fixture.network.fate('/mf/mf-throws/1.0.0/remoteEntry.js', 'throws')
  startFederation(fakeRegistry({ 'mf-throws': fakeRemote('mf-throws') }))
  expect(await failure(loadPart('mf-throws', './list'))).toMatchObject({
    phase: 'evaluate',
    outcome: 'failed',
  })
  expect(fixture.network.paths().filter((path) => path.endsWith('remoteEntry.js'))).toHaveLength(1)
})

it('reports remote and version of a part that throws when it is evaluated', async () => {
  exported.set('mf-eval 1.0.0 ./list', () => {
    throw new Error('half evaluated')
  })
  startFederation(fakeRegistry({ 'mf-eval': fakeRemote('mf-eval') }))
  expect(await failure(loadPart('mf-eval', './list'))).toBeInstanceOf(LoadFailure)
  expect(await reported(fixture)).toContain('mf-eval 1.0.0 evaluate failed')
})

it('refuses a file without a hash before it is requested', async () => {
  const remote = fakeRemote('mf-nohash', { integrity: { 'remoteEntry.js': 'sha384-entry' } })
  startFederation(fakeRegistry({ 'mf-nohash': remote }))
  expect(await failure(loadPart('mf-nohash', './list'))).toMatchObject({
    phase: 'chunk',
    outcome: 'integrity',
  })
  expect(fixture.network.paths()).not.toContain('/mf/mf-nohash/1.0.0/js/list.js')
})

it.each([
  ['is elsewhere', { base: 'https://elsewhere.test/mf/mf-bad/' }],
  ['has garbage for a manifest', { manifest: 'garbage' }],
  ['has a manifest of another remote', { manifest: fakeRelease('mf-other').manifest }],
])('a release that %s never gets as far as a request', async (_name, fields) => {
  startFederation(fakeRegistry({ 'mf-bad': { ...fakeRemote('mf-bad'), ...fields } }))
  expect(await failure(loadPart('mf-bad', './list'))).toMatchObject({ outcome: 'failed' })
  expect(fixture.network.requested).toHaveLength(0)
})

it('distinguishes a changed file from a missing one', async () => {
  fixture.network.fate('/mf/mf-tampered/1.0.0/js/list.js', 'lost', 'lost')
  fixture.pages['/mf/mf-tampered/1.0.0/js/list.js'] = () => new Response('tampered')
  const real = globalThis.fetch
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.integrity) throw new TypeError('integrity')
    return real(url, init)
  })
  startFederation(fakeRegistry({ 'mf-tampered': fakeRemote('mf-tampered') }))
  expect(await failure(loadPart('mf-tampered', './list'))).toMatchObject({
    phase: 'chunk',
    outcome: 'integrity',
  })
})

it('fetches nothing of an incompatible remote', async () => {
  startFederation(
    fakeRegistry({ 'mf-future': fakeRemote('mf-future', { requires: { shellApi: '^9.0.0' } }) }),
  )
  expect(await failure(loadPart('mf-future', './list'))).toMatchObject({ outcome: 'incompatible' })
  prefetchPart('mf-future', './list')
  expect(fixture.network.requested).toHaveLength(0)
  expect(await reported(fixture)).toContain('mf-future 1.0.0 manifest incompatible')
})

it('fetches nothing of a remote that is switched off', async () => {
  startFederation(fakeRegistry({ 'mf-off': fakeRemote('mf-off', { state: 'disabled' }) }))
  expect(await failure(loadPart('mf-off', './list'))).toBeInstanceOf(RemoteDisabled)
  expect(fixture.network.requested).toHaveLength(0)
})

it('does not let one failing remote affect the others', async () => {
  fixture.network.fate('/mf/mf-dead/1.0.0/remoteEntry.js', 'lost', 'lost')
  startFederation(
    fakeRegistry({ 'mf-dead': fakeRemote('mf-dead'), 'mf-alive': fakeRemote('mf-alive'), 'mf-x': 7 }),
  )
  await failure(loadPart('mf-dead', './list'))
  expect(await loadPart('mf-alive', './list')).toBe('mf-alive 1.0.0 ./list')
})

it('evaluates the part again when a person retries', async () => {
  let broken = true
  exported.set('mf-again 1.0.0 ./list', () => {
    if (broken) throw new Error('boom')
    return 'whole'
  })
  startFederation(fakeRegistry({ 'mf-again': fakeRemote('mf-again') }))
  const error = await failure(loadPart('mf-again', './list'))
  broken = false
  await retryPart('mf-again', './list', error)
  expect(await loadPart('mf-again', './list')).toBe('whole')
  expect(fixture.network.paths().filter((path) => path.endsWith('remoteEntry.js'))).toHaveLength(2)
})

it('uses the server’s current release when a person retries', async () => {
  fixture.network.fate('/mf/mf-fixed/1.0.0/remoteEntry.js', 'lost', 'lost')
  startFederation(fakeRegistry({ 'mf-fixed': fakeRemote('mf-fixed') }))
  const error = await failure(loadPart('mf-fixed', './list'))
  fixture.pages['/registry.json'] = () =>
    json({
      format: 1,
      tenant: 'gavarres',
      revision: 'r2',
      shellApi: '1.0.0',
      remotes: { 'mf-fixed': { ...fakeRemote('mf-fixed'), ...fakeRelease('mf-fixed', '1.0.1') } },
    })
  await retryPart('mf-fixed', './list', error)
  expect(await loadPart('mf-fixed', './list')).toBe('mf-fixed 1.0.1 ./list')
})

it('shows another language instead of raw keys when a language file is missing', async () => {
  fixture.pages['/mf/mf-words/1.0.0/locales/ca.json'] = () => new Response('', { status: 404 })
  startFederation(fakeRegistry({ 'mf-words': fakeRemote('mf-words') }))
  await loadPart('mf-words', './list')
  expect(i18next.t('mf_words:title')).toContain('es.json')
})

it('fails when no language file can be loaded', async () => {
  for (const locale of ['ca', 'es'])
    fixture.pages[`/mf/mf-mute/1.0.0/locales/${locale}.json`] = () => new Response('', { status: 404 })
  startFederation(fakeRegistry({ 'mf-mute': fakeRemote('mf-mute') }))
  expect(await failure(loadPart('mf-mute', './list'))).toMatchObject({ phase: 'locale' })
  expect(await reported(fixture)).toContain('mf-mute 1.0.0 locale failed')
})

it('reloads the page for a chunk that is missing inside a screen', async () => {
  const reload = vi.spyOn(reloading, 'page').mockImplementation(() => {})
  startFederation(fakeRegistry({ 'mf-piece': fakeRemote('mf-piece') }))
  await loadPart('mf-piece', './list')
  await retryPart(
    'mf-piece',
    './list',
    Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }),
  )
  expect(reload).toHaveBeenCalledOnce()
})

it('initialises each container once with the shell’s share scope, before any part is read', async () => {
  exported.set('mf-scope 1.0.0 ./list', () => takenScope())
  startFederation(fakeRegistry({ 'mf-scope': fakeRemote('mf-scope') }))
  expect(await loadPart('mf-scope', './list')).toMatchObject({ chip: { '1.0.0': { from: 'shell' } } })
})
