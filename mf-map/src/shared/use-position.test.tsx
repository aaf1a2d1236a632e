import '@testing-library/jest-dom/vitest'
import { queryClient } from '@sureda/remote/query'
import { renderElement } from '@sureda/testing/render-screen'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakePosition } from '../testing/fake-browser.ts'
import { HERE } from '../testing/open-map.ts'
import { usePosition } from './use-position.ts'

const MINUTE = 60_000
const THERE = { ...HERE, latitude: 41.7 }

function Probe() {
  const { position, fault } = usePosition()
  return <output>{position?.latitude ?? fault ?? 'nowhere'}</output>
}
async function open(minutesAgo: number) {
  // the first page sets territory and language, which the cache belongs to
  await renderElement(<p>another screen</p>)
  queryClient.setQueryData(['position'], THERE, { updatedAt: Date.now() - minutesAgo * MINUTE })
  await renderElement(<Probe />)
}
const shown = () => screen.getByRole('status')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('shows a recent position without asking', async () => {
  const asked = fakePosition(HERE, 'granted')
  await open(2)
  expect(shown()).toHaveTextContent('41.7')
  expect(asked).not.toHaveBeenCalled()
})

it('renews an old position when the map is opened, where that needs no question', async () => {
  const asked = fakePosition(HERE, 'granted')
  await open(60)
  expect(shown()).toHaveTextContent('nowhere')
  await waitFor(() => expect(shown()).toHaveTextContent('41.9'))
  expect(asked).toHaveBeenCalledOnce()
})

it.each([
  ['the browser would ask', HERE, 'prompt'],
  ['it cannot be found, without a word about it', { code: 2 }, 'granted'],
] as const)('drops an old position where %s', async (_why, answer, permission) => {
  const asked = fakePosition(answer, permission)
  await open(60)
  await waitFor(() => expect(navigator.permissions.query).toHaveBeenCalledOnce())
  await act(async () => {})
  expect(shown()).toHaveTextContent('nowhere')
  expect(asked).toHaveBeenCalledTimes(permission === 'granted' ? 1 : 0)
})

it('never asks the browser without a tap', async () => {
  const asked = fakePosition(HERE, 'granted')
  await renderElement(<Probe />)
  await act(async () => {})
  expect(navigator.permissions.query).not.toHaveBeenCalled()
  expect(asked).not.toHaveBeenCalled()
})

it('drops a position that gets old on an open map', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  fakePosition(HERE, 'prompt')
  await open(2)
  expect(shown()).toHaveTextContent('41.7')
  await act(() => vi.advanceTimersByTimeAsync(3 * MINUTE))
  expect(shown()).toHaveTextContent('nowhere')
})
