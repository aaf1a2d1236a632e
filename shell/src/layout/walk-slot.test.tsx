import { setWalkBegun } from '@sureda/remote/features/walks'
import { defineSlot } from '@sureda/remote/shell'
import { renderElement } from '@sureda/testing/render-screen'
import { toastQueue } from '@sureda/ui/core'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exported, FakeNetwork, fakeRegistry, fakeRemote } from '../federation/fake-releases.testing.ts'
import { startFederation } from '../federation/load-part.ts'
import { WalkSlot } from './walk-slot.tsx'

const SLOT = { slot: 'map.walk', component: './list' }
const content = defineSlot('map.walk', () => <p>the walk goes on</p>)
const toasts = () => toastQueue.snapshot().map(({ text }) => text)

let network: FakeNetwork
beforeEach(() => {
  exported.clear()
  network = new FakeNetwork()
})
afterEach(() => {
  act(() => setWalkBegun(false))
  for (const { id } of toastQueue.snapshot()) toastQueue.dismiss(id)
})

async function show(name: `mf-${string}`) {
  const row = fakeRemote(name)
  const registry = fakeRegistry({ [name]: { ...row, contributes: { ...row.contributes, slots: [SLOT] } } })
  startFederation(registry)
  return renderElement(<WalkSlot registry={registry} />, {
    answers: { 'GET /mf/:remote/:version/locales/:file': () => new Response('{}') },
  })
}

it('loads nothing without a walk, and opens the slot as soon as one begins', async () => {
  exported.set('mf-walk-a 1.0.0 ./list', content)
  await show('mf-walk-a')
  expect(network.requested).toHaveLength(0)
  act(() => setWalkBegun(true))
  expect(await screen.findByText('the walk goes on')).toBeTruthy()
  act(() => setWalkBegun(false))
  expect(screen.queryByText('the walk goes on')).toBeNull()
})

it('says that an earlier walk is not recorded, and tries again when the network is back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isAway = true
  exported.set('mf-walk-b 1.0.0 ./list', () => {
    if (isAway) throw new Error('away')
    return content
  })
  setWalkBegun(true)
  await show('mf-walk-b')
  await vi.waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Obre el mapa')]))
  isAway = false
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('the walk goes on')).toBeTruthy()
})

it('says nothing about a walk that this page still records', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  exported.set('mf-walk-c 1.0.0 ./list', () => {
    throw new Error('away')
  })
  await show('mf-walk-c')
  act(() => setWalkBegun(true))
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled())
  expect(toasts()).toEqual([])
})
