import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { accessibilityFaults } from '../../testing/axe.ts'
import { ProgressBar } from '../charts/progress-bar.tsx'
import { DateField } from '../forms/date-field.tsx'
import { Form } from '../forms/form.tsx'
import { RatingInput } from '../forms/rating-input.tsx'
import { TimeField } from '../forms/time-field.tsx'
import { FilterSheet } from '../overlays/filter-sheet.tsx'
import { ActiveFilters } from './active-filters.tsx'

const sheet = (count: number | undefined, more: { onShow?: () => void; onOpenChange?: () => void } = {}) => (
  <FilterSheet
    isOpen
    onOpenChange={more.onOpenChange ?? (() => undefined)}
    title="Filtres"
    closeLabel="Tanca"
    expandLabel="Amplia"
    collapseLabel="Redueix"
    count={count}
    showLabel={count === 0 ? 'Cap ruta' : `Mostra ${count} rutes`}
    onShow={more.onShow ?? (() => undefined)}
    clearLabel="Esborra"
    onClear={() => undefined}
    canClear={false}
  >
    <p>x</p>
  </FilterSheet>
)

it('a filter sheet shows and announces the number of results, and applies the filters', async () => {
  const [onShow, onOpenChange] = [vi.fn(), vi.fn()]
  const { rerender } = render(sheet(12, { onShow, onOpenChange }))
  expect(screen.getByRole('status')).toHaveTextContent('Mostra 12 rutes')
  expect(screen.getByRole('button', { name: 'Esborra' })).toBeDisabled()
  expect(await accessibilityFaults(screen.getByRole('dialog'))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Mostra 12 rutes' }))
  expect(onShow).toHaveBeenCalledOnce()
  expect(onOpenChange).toHaveBeenCalledWith(false)
  rerender(sheet(0, { onShow }))
  expect(screen.getByRole('button', { name: 'Cap ruta' })).toBeDisabled()
})

function Filters() {
  const [left, setLeft] = useState(['facil', 'curta', 'bosc'])
  return (
    <>
      <button type="button">Filtra</button>
      <button type="button" disabled>
        Cap ruta
      </button>
      <ActiveFilters
        label="Filtres"
        filters={left.map((id) => ({ id, label: id, removeLabel: `Treu ${id}` }))}
        onRemove={(id) => setLeft(left.filter((one) => one !== id))}
        clearLabel="Esborra-ho tot"
        onClear={() => setLeft([])}
      />
      <button type="button">Mapa</button>
    </>
  )
}

it('active filters can be removed one by one without losing the focus, or all at once', async () => {
  render(<Filters />)
  await userEvent.click(screen.getByRole('button', { name: 'Treu curta' }))
  expect(screen.getByRole('button', { name: 'Treu bosc' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Esborra-ho tot' }))
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Filtra' })).toHaveFocus()
})

it('removing the last active filter moves the focus to the button before the row', async () => {
  render(<Filters />)
  for (const id of ['bosc', 'curta', 'facil'])
    await userEvent.click(screen.getByRole('button', { name: `Treu ${id}` }))
  expect(screen.getByRole('button', { name: 'Filtra' })).toHaveFocus()
})

function Stars() {
  const [stars, setStars] = useState<number | null>(null)
  return (
    <RatingInput
      label="Com ha anat?"
      name="rating"
      value={stars}
      onChange={setStars}
      starText={(n) => `${n} de 5`}
      valueText={(n) => `paraula ${n}`}
      isRequired
      messages={{ valueMissing: 'Tria les estrelles.' }}
    />
  )
}

it('a rating is given by tap or arrow keys and submitted with the form', async () => {
  const onSubmit = vi.fn()
  render(
    <Form onSubmit={(data) => onSubmit(data.get('rating'))}>
      <Stars />
      <button type="submit">Envia</button>
    </Form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Envia' }))
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('Tria les estrelles.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('radio', { name: '3 de 5' }))
  expect(screen.queryByText('Tria les estrelles.')).not.toBeInTheDocument()
  expect(screen.getByText('paraula 3')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: '4 de 5' })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Envia' }))
  expect(onSubmit).toHaveBeenCalledWith('4')
})

it('day and time fields have their limits, message and value', async () => {
  const onChange = vi.fn()
  render(
    <>
      <DateField label="Sortida" minDate="2027-06-01" onChange={onChange} errorMessage="Massa aviat." />
      <TimeField label="Obre" everyMinutes={15} defaultValue="09:30" />
    </>,
  )
  const date = screen.getByLabelText('Sortida')
  expect(date).toHaveAttribute('min', '2027-06-01')
  expect(date).toHaveAccessibleDescription('Massa aviat.')
  expect(date).toBeInvalid()
  await userEvent.type(date, '2027-06-17')
  expect(onChange).toHaveBeenLastCalledWith('2027-06-17')
  expect(screen.getByLabelText('Obre')).toHaveAttribute('step', '900')
})

it('a progress bar announces its value, or only that it is running', () => {
  render(
    <>
      <ProgressBar label="Mapa" value={7} max={12} valueText="7 de 12 MB" />
      <ProgressBar label="Foto" value={null} />
    </>,
  )
  expect(screen.getByRole('progressbar', { name: 'Mapa' })).toHaveAttribute('aria-valuetext', '7 de 12 MB')
  expect(screen.getByRole('progressbar', { name: 'Foto' })).not.toHaveAttribute('aria-valuenow')
})
