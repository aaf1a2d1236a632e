import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Later } from './later.tsx'

const Words = ({ word }: { word: string }) => <p>{word}</p>
const Count = ({ words }: { words: readonly string[] }) => <p>{words.length}</p>
const lost = (retry: () => void) => (
  <button type="button" onClick={retry}>
    lost
  </button>
)
const frame = { placeholder: <p>coming</p>, fallback: lost }

it('asks again for a part that did not come, by its button and when something else is wanted', async () => {
  const load = vi.fn(() => Promise.reject<{ default: typeof Words }>(new Error('no network')))
  const part = (wanted: string) => <Later {...frame} load={load} wanted={wanted} props={{ word: wanted }} />
  const { rerender } = render(part('one'))
  expect(screen.getByText('coming')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: 'lost' }))
  expect(load).toHaveBeenCalledTimes(2)
  await screen.findByRole('button', { name: 'lost' })
  rerender(part('one'))
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue({ default: Words })
  rerender(part('two'))
  expect(await screen.findByText('two')).toBeVisible()
  rerender(part('three'))
  expect(screen.getByText('three')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

it('never draws one part with what another is told', async () => {
  let come: (part: { default: typeof Words }) => void = () => {}
  const loadWords = () => new Promise<{ default: typeof Words }>((resolve) => (come = resolve))
  const loadCount = async () => ({ default: Count })
  const { rerender } = render(<Later {...frame} load={loadWords} props={{ word: 'one' }} />)
  rerender(<Later {...frame} load={loadCount} props={{ words: ['a', 'b'] }} />)
  come({ default: Words })
  expect(await screen.findByText('2')).toBeVisible()
})
