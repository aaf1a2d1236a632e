// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { fakeRegistry, fakeRemote } from './fake-releases.testing.ts'
import { failure, federationFixture } from './federation-fixture.testing.ts'
import { loadPart, retryPart, startFederation } from './load-part.ts'

vi.mock('@sureda/build/share-scope', () => ({ shareScope: {} }))

const fixture = federationFixture()
const ENTRY = (name: string) => `/mf/${name}/1.0.0/remoteEntry.js`

it('runs a throwing script once, however often its part is requested, until a person retries', async () => {
  const times = () => fixture.network.paths().filter((path) => path === ENTRY('mf-threw')).length
  fixture.network.fate(ENTRY('mf-threw'), 'throws')
  startFederation(fakeRegistry({ 'mf-threw': fakeRemote('mf-threw') }))
  const thrown = await failure(loadPart('mf-threw', './list'))
  expect(thrown).toMatchObject({ phase: 'evaluate', outcome: 'failed' })
  expect(await failure(loadPart('mf-threw', './list'))).toMatchObject({ phase: 'evaluate' })
  expect(times()).toBe(1)
  await retryPart('mf-threw', './list', thrown)
  expect(await loadPart('mf-threw', './list')).toBe('mf-threw 1.0.0 ./list')
  expect(times()).toBe(2)
})

it('distinguishes a missing network from a broken release', async () => {
  fixture.network.fate(ENTRY('mf-forest'), 'lost', 'lost')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  startFederation(fakeRegistry({ 'mf-forest': fakeRemote('mf-forest') }))
  expect(await failure(loadPart('mf-forest', './list'))).toMatchObject({ phase: 'entry', outcome: 'timeout' })
})
