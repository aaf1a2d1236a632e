import { LazyPart, lazySheet } from '@sureda/remote/ui'
import { toastQueue } from '@sureda/ui/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { renderElement } from './render-screen.tsx'

const Words = ({ word }: { word: string }) => <p>{word}</p>
const Count = ({ words }: { words: readonly string[] }) => <p>{words.length}</p>
const lost = (retry: () => void) => (
  <button type="button" onClick={retry}>
    lost
  </button>
)
const frame = { placeholder: <p>coming</p>, fallback: lost }

it('loads a failed part again, as often as the person retries', async () => {
  const load = vi.fn(() => Promise.reject<{ default: typeof Words }>(new Error('no network')))
  const retry = async () => fireEvent.click(await screen.findByRole('button', { name: 'Torna-ho a provar' }))
  await renderElement(<LazyPart load={load} props={{ word: 'aquí' }} placeholder={<p>ve</p>} />)
  await retry()
  await screen.findByRole('button', { name: 'Torna-ho a provar' })
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue({ default: Words })
  await retry()
  await screen.findByText('aquí')
  expect(screen.queryByRole('button')).toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
})

it('is requested before the screen is rendered where the first view shows it', async () => {
  const order: string[] = []
  const load = () => {
    order.push('asked')
    return Promise.resolve({ default: Words })
  }
  const Screen = () => {
    useLayoutEffect(() => void order.push('drawn'), [])
    return <LazyPart load={load} props={{ word: 'aquí' }} atOnce />
  }
  await renderElement(<Screen />)
  await screen.findByText('aquí')
  expect(order.slice(0, 2)).toEqual(['asked', 'drawn'])
})

it('says in a toast with a retry that a sheet could not be loaded', async () => {
  const load = vi.fn(() => Promise.reject<{ default: typeof Words }>(new Error('no network')))
  const Sheet = lazySheet(load)
  await renderElement(<Sheet word="aquí" />)
  await waitFor(() => expect(toastQueue.snapshot()).toHaveLength(1))
  load.mockResolvedValue({ default: Words })
  act(() => toastQueue.snapshot()[0]?.action?.onPress())
  await screen.findByText('aquí')
  expect(load).toHaveBeenCalledTimes(2)
})

it('loads a failed part again when `wanted` changes, and not at every rendering', async () => {
  const load = vi.fn(() => Promise.reject<{ default: typeof Words }>(new Error('no network')))
  const part = (wanted: string) => (
    <LazyPart {...frame} load={load} wanted={wanted} props={{ word: wanted }} />
  )
  const { rerender } = render(part('one'))
  screen.getByText('coming')
  fireEvent.click(await screen.findByRole('button', { name: 'lost' }))
  expect(load).toHaveBeenCalledTimes(2)
  await screen.findByRole('button', { name: 'lost' })
  rerender(part('one'))
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue({ default: Words })
  rerender(part('two'))
  await screen.findByText('two')
  rerender(part('three'))
  screen.getByText('three')
  expect(load).toHaveBeenCalledTimes(3)
})

it('never renders one part with the props of another', async () => {
  let come: (part: { default: typeof Words }) => void = () => {}
  const loadWords = () => new Promise<{ default: typeof Words }>((resolve) => (come = resolve))
  const loadCount = async () => ({ default: Count })
  const { rerender } = render(<LazyPart {...frame} load={loadWords} props={{ word: 'one' }} />)
  rerender(<LazyPart {...frame} load={loadCount} props={{ words: ['a', 'b'] }} />)
  come({ default: Words })
  await screen.findByText('2')
})
