// @vitest-environment jsdom
import type { RemoteName } from '@sureda/contract/remote/registry'
import { queryClient } from '@sureda/remote/query'
import { defineScreen } from '@sureda/remote/shell'
import { afterEach, expect, it, vi } from 'vitest'
import { exported, fakeRegistry, fakeRemote } from '../federation/fake-releases.testing.ts'
import { federationFixture } from '../federation/federation-fixture.testing.ts'
import { startFederation } from '../federation/load-part.ts'
import { firstScreen } from './first-screen.ts'
import { prefetchScreen } from './prefetch-screen.ts'

const fixture = federationFixture()

afterEach(() => {
  queryClient.clear()
  Object.assign(firstScreen, { isRendered: false, isWhole: false })
})

/** A remote with one screen that runs `queryFn` first. */
function screenAsking(name: RemoteName, queryFn: () => Promise<string>) {
  const queries = () => [{ queryKey: [name], queryFn, staleTime: 0 }]
  exported.set(`${name} 1.0.0 ./list`, defineScreen({ Component: () => null, queries }))
  startFederation(fakeRegistry({ [name]: fakeRemote(name) }))
  return {
    remote: name,
    route: { path: '/x', screen: './list', access: 'public', title: 'x:title' },
  } as const
}
const never = () => new Promise<string>(() => {})

it('waits for code and first answers, so that a fast screen never begins as a skeleton', async () => {
  await prefetchScreen(
    screenAsking('mf-quick', async () => 'all of it'),
    {},
  )
  expect(queryClient.getQueryData(['mf-quick'])).toBe('all of it')
})

it('stops waiting and shows a skeleton when answers or code are slow', async () => {
  await expect(prefetchScreen(screenAsking('mf-slow', never), {})).resolves.toBeUndefined()
  fixture.network.fate('/mf/mf-late/1.0.0/js/list.js', 'hangs')
  await expect(prefetchScreen(screenAsking('mf-late', never), {})).resolves.toBeUndefined()
})

it('does not wait for a refetch where there is a cached answer', async () => {
  const screen = screenAsking('mf-seen', never)
  queryClient.setQueryData(['mf-seen'], 'last time')
  vi.useFakeTimers()
  const prepared = vi.fn()
  void prefetchScreen(screen, {}).then(prepared)
  await vi.advanceTimersByTimeAsync(1)
  expect(prepared).toHaveBeenCalled()
  vi.useRealTimers()
})

it('waits without a limit for a screen that the server has rendered: a skeleton would replace the content', async () => {
  firstScreen.isRendered = true
  vi.useFakeTimers()
  const later = () => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 5_000))
  const prepared = prefetchScreen(screenAsking('mf-rendered', later), {})
  await vi.advanceTimersByTimeAsync(5_000)
  await prepared
  expect(queryClient.getQueryData(['mf-rendered'])).toBe('late')
  expect(firstScreen.isWhole).toBe(true)
  vi.useRealTimers()
})

it('renders again where the code of a rendered screen does not load', async () => {
  firstScreen.isRendered = true
  const screen = screenAsking('mf-lost', never)
  fixture.network.fate('/mf/mf-lost/1.0.0/js/list.js', 'lost', 'lost')
  await prefetchScreen(screen, {})
  expect(firstScreen).toEqual({ isRendered: false, isWhole: false })
})
