// @vitest-environment jsdom
import { defineScreen } from '@sureda/remote/shell'
import { afterEach, expect, it, vi } from 'vitest'
import { exported, fakeRegistry, fakeRemote } from '../federation/fake-releases.testing.ts'
import { federationFixture } from '../federation/federation-fixture.testing.ts'
import { loadedPart, loadPart, startFederation } from '../federation/load-part.ts'
import { prefetchLinks } from './prefetch-links.ts'

const fixture = federationFixture()
let stop = () => {}
afterEach(() => stop())

it('prefetches a screen once for pointer and focus of one press, and again for the keyboard', async () => {
  const queries = vi.fn(() => [])
  exported.set('mf-tapped 1.0.0 ./list', defineScreen({ Component: () => null, queries }))
  startFederation(fakeRegistry({ 'mf-tapped': fakeRemote('mf-tapped') }))
  await loadPart('mf-tapped', './list')
  const route = { path: '/x', screen: './list', access: 'public', title: 'x:title' } as const
  const screen = { remote: 'mf-tapped', route } as const
  stop = prefetchLinks([{ path: '*', handle: { screen, rules: route } }], () => [])
  document.body.innerHTML = '<a href="/x">one</a><a href="/y">other</a>'
  const [one, other] = [...document.querySelectorAll('a')] as [HTMLAnchorElement, HTMLAnchorElement]
  one.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  one.focus()
  expect(queries).toHaveBeenCalledTimes(1)
  other.focus()
  one.focus()
  expect(queries).toHaveBeenCalledTimes(3)
})

it('evaluates the public screens of the bottom bar one after the other when the browser is idle', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const names = ['mf-first', 'mf-second', 'mf-private'] as const
  startFederation(fakeRegistry(Object.fromEntries(names.map((name) => [name, fakeRemote(name)]))))
  const routes = names.map((name) => {
    const access = name === 'mf-private' ? 'authenticated' : 'public'
    const route = { path: `/${name}`, screen: './list', access, title: 'x:title' } as const
    return { path: route.path, handle: { screen: { remote: name, route }, rules: route } }
  })
  stop = prefetchLinks(routes, () => routes)
  expect(fixture.network.requested).toEqual([])
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(() => expect(loadedPart('mf-second', './list')).toBeTruthy())
  expect(loadedPart('mf-first', './list')).toBeTruthy()
  expect(fixture.network.paths().filter((path) => path.includes('mf-private'))).toEqual([])
  vi.useRealTimers()
})
