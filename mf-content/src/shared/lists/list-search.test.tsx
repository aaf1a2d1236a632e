import '@testing-library/jest-dom/vitest'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ListSearch } from './list-search.tsx'

afterEach(cleanup)

it('does not lose a letter while the address changes', async () => {
  const onChange = vi.fn()
  const { rerender } = render(<ListSearch label="Cerca" value="" onChange={onChange} />)
  const field = screen.getByRole('searchbox', { name: 'Cerca' })
  await userEvent.type(field, 'car')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('car'))
  await userEvent.type(field, 'r')
  rerender(<ListSearch label="Cerca" value="car" onChange={onChange} />)
  expect(field).toHaveValue('carr')
  await userEvent.type(field, 'ilet')
  expect(field).toHaveValue('carrilet')
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('carrilet'))
})

it('writes with the address of the end of the pause, not with that of the first letter', async () => {
  const [before, after] = [vi.fn(), vi.fn()]
  const { rerender } = render(<ListSearch label="Cerca" value="" onChange={before} />)
  // in one turn: the pause must not end before the address changes
  fireEvent.change(screen.getByRole('searchbox', { name: 'Cerca' }), { target: { value: 'suro' } })
  rerender(<ListSearch label="Cerca" value="" onChange={after} />)
  await vi.waitFor(() => expect(after).toHaveBeenCalledWith('suro'))
  expect(before).not.toHaveBeenCalled()
})
