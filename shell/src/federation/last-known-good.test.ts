// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, it } from 'vitest'
import { exported, fakeRegistry, fakeRelease, fakeRemote } from './fake-releases.testing.ts'
import { failure, federationFixture, reported } from './federation-fixture.testing.ts'
import { loadPart, retryPart, startFederation } from './load-part.ts'

const fixture = federationFixture()

it('falls back to the last known good when the active release cannot be loaded, and reports it', async () => {
  fixture.network.fate('/mf/mf-lkg/1.0.0/remoteEntry.js', 'lost', 'lost')
  const remote = fakeRemote('mf-lkg', { lastKnownGood: fakeRelease('mf-lkg', '0.9.0') })
  startFederation(fakeRegistry({ 'mf-lkg': remote }))
  expect(await loadPart('mf-lkg', './list')).toBe('mf-lkg 0.9.0 ./list')
  expect(await reported(fixture)).toEqual(['mf-lkg 1.0.0 entry failed', 'mf-lkg 0.9.0 entry recovered'])
  expect(i18next.t('mf_lkg:title')).toContain('0.9.0')
})

it('falls back for garbage, a throwing part and a hanging file, too', async () => {
  const good = (name: `mf-${string}`) => ({ lastKnownGood: fakeRelease(name, '0.9.0') })
  exported.set('mf-lkg-c 1.0.0 ./list', () => {
    throw new Error('boom')
  })
  fixture.network.fate('/mf/mf-lkg-d/1.0.0/js/list.js', 'hangs', 'hangs')
  startFederation(
    fakeRegistry({
      'mf-lkg-b': { ...fakeRemote('mf-lkg-b', good('mf-lkg-b')), manifest: 'garbage' },
      'mf-lkg-c': fakeRemote('mf-lkg-c', good('mf-lkg-c')),
      'mf-lkg-d': fakeRemote('mf-lkg-d', good('mf-lkg-d')),
    }),
  )
  expect(await loadPart('mf-lkg-b', './list')).toBe('mf-lkg-b 0.9.0 ./list')
  expect(await loadPart('mf-lkg-c', './list')).toBe('mf-lkg-c 0.9.0 ./list')
  expect(await loadPart('mf-lkg-d', './list')).toBe('mf-lkg-d 0.9.0 ./list')
})

it('fails for good when the last known good fails too', async () => {
  fixture.network.fate('/mf/mf-both/1.0.0/remoteEntry.js', 'lost', 'lost')
  fixture.network.fate('/mf/mf-both/0.9.0/remoteEntry.js', 'lost', 'lost')
  startFederation(
    fakeRegistry({ 'mf-both': fakeRemote('mf-both', { lastKnownGood: fakeRelease('mf-both', '0.9.0') }) }),
  )
  expect(await failure(loadPart('mf-both', './list'))).toMatchObject({ phase: 'entry', outcome: 'failed' })
  expect(await reported(fixture)).toEqual(['mf-both 1.0.0 entry failed', 'mf-both 0.9.0 entry failed'])
})

it('uses an older compatible release when the active one is not', async () => {
  const remote = fakeRemote('mf-newer', {
    requires: { shellApi: '^9.0.0' },
    lastKnownGood: fakeRelease('mf-newer', '0.9.0'),
  })
  startFederation(fakeRegistry({ 'mf-newer': remote }))
  expect(await loadPart('mf-newer', './list')).toBe('mf-newer 0.9.0 ./list')
})

it('uses the last known good for the retry after a screen threw while rendering', async () => {
  const remote = fakeRemote('mf-render', { lastKnownGood: fakeRelease('mf-render', '0.9.0') })
  startFederation(fakeRegistry({ 'mf-render': remote }))
  expect(await loadPart('mf-render', './list')).toBe('mf-render 1.0.0 ./list')
  await retryPart('mf-render', './list', new TypeError('undefined is not a function'))
  expect(await loadPart('mf-render', './list')).toBe('mf-render 0.9.0 ./list')
})
