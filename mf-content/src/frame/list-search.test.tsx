import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ListSearch } from './list-search.tsx'

it('keeps every letter typed while the address is still on its way', async () => {
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
