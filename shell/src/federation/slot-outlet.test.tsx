import { defineSlot } from '@sureda/remote/shell'
import { fakeApi } from '@sureda/testing/fake-api'
import { renderElement } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { exported, FakeNetwork, fakeRegistry, fakeRemote } from './fake-releases.testing.ts'
import { loadedPart, startFederation } from './load-part.ts'
import { prepareSlot, slotFillOf, slotOutlet } from './slot-outlet.tsx'

const SLOT = { slot: 'experience.booking', component: './list' }
const registryOf = (name: `mf-${string}`, fields: object = {}) => {
  const row = fakeRemote(name, fields)
  return fakeRegistry({ [name]: { ...row, contributes: { ...row.contributes, slots: [SLOT] } } })
}
const Form = ({ experienceId }: { experienceId: string }) => <p>book {experienceId}</p>
const words = { 'GET /mf/:remote/:version/locales/:file': () => new Response('{}') }

let seen: ((entries: { isIntersecting: boolean }[]) => void) | undefined
let network: FakeNetwork
beforeEach(() => {
  exported.clear()
  network = new FakeNetwork()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback
      }
      observe() {}
      disconnect() {}
    },
  )
})

async function show(name: `mf-${string}`) {
  const registry = registryOf(name)
  startFederation(registry)
  const Outlet = slotOutlet(registry)
  fakeApi(words)
  await renderElement(
    <>
      <h1>detail</h1>
      <Outlet name="experience.booking" slotProps={{ experienceId: 'e-pela' }} />
    </>,
    { answers: words },
  )
}

it('loads a slot when it comes near, and passes its props', async () => {
  exported.set('mf-slot-a 1.0.0 ./list', defineSlot('experience.booking', Form))
  await show('mf-slot-a')
  expect(network.requested).toHaveLength(0)
  seen?.([{ isIntersecting: true }])
  expect(await screen.findByText('book e-pela')).toBeTruthy()
})

it('renders at once where it was prefetched', async () => {
  exported.set('mf-slot-c 1.0.0 ./list', defineSlot('experience.booking', Form))
  const registry = registryOf('mf-slot-c')
  startFederation(registry)
  const api = fakeApi(words)
  prepareSlot(registry, 'map.place')
  expect(network.requested).toHaveLength(0)
  prepareSlot(registry, 'experience.booking')
  await vi.waitFor(() => expect(loadedPart('mf-slot-c', './list')).toBeTruthy())
  api.restore()
  await show('mf-slot-c')
  expect(screen.getByText('book e-pela')).toBeTruthy()
})

it('contains a failure inside the slot', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let broken = true
  exported.set('mf-slot-b 1.0.0 ./list', () => {
    if (broken) throw new Error('boom')
    return defineSlot('experience.booking', Form)
  })
  await show('mf-slot-b')
  seen?.([{ isIntersecting: true }])
  expect((await screen.findByRole('alert')).textContent).toContain('Aquesta part no s’ha pogut obrir')
  expect(screen.getByRole('heading', { name: 'detail' })).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Torna-ho a provar' }))
  expect(await screen.findByText('book e-pela')).toBeTruthy()
})

it('is filled only by an active remote that declares it', () => {
  expect(slotFillOf(registryOf('mf-a'), 'experience.booking')).toEqual({
    remote: 'mf-a',
    component: './list',
  })
  expect(slotFillOf(registryOf('mf-a', { state: 'disabled' }), 'experience.booking')).toBeNull()
  expect(slotFillOf(registryOf('mf-a'), 'map.place')).toBeNull()
})
