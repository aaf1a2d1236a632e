import '@testing-library/jest-dom/vitest'
import { renderElement } from '@sureda/testing/render-screen'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import ca from '../../../locales/ca.json' with { type: 'json' }
import { LazyPart } from './lazy-part.tsx'

const Words = ({ word }: { word: string }) => <p>{word}</p>

it('asks again for a part that did not come, as often as the person does', async () => {
  const load = vi.fn(() => Promise.reject<{ default: typeof Words }>(new Error('no network')))
  const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Torna-ho a provar' }))
  await renderElement(<LazyPart load={load} props={{ word: 'aquí' }} placeholder={<p>ve</p>} />, {
    words: { content: ca },
  })
  await retry()
  expect(await screen.findByRole('button', { name: 'Torna-ho a provar' })).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
  load.mockResolvedValue({ default: Words })
  await retry()
  expect(await screen.findByText('aquí')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
  expect(load).toHaveBeenCalledTimes(3)
})

it('is asked for before the screen is drawn where the first view shows it', async () => {
  const order: string[] = []
  const load = () => {
    order.push('asked')
    return Promise.resolve({ default: Words })
  }
  const Screen = () => {
    useLayoutEffect(() => void order.push('drawn'), [])
    return <LazyPart load={load} props={{ word: 'aquí' }} atOnce />
  }
  await renderElement(<Screen />, { words: { content: ca } })
  expect(await screen.findByText('aquí')).toBeVisible()
  expect(order.slice(0, 2)).toEqual(['asked', 'drawn'])
})
