import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { UiProvider } from '../core/ui-provider.tsx'
import calendarStrings from './calendar-strings.ts'
import { MonthCalendar } from './month-calendar.tsx'

function Calendar({ onChange }: { onChange: (date: string) => void }) {
  const [focused, setFocused] = useState('2027-06-17')
  return (
    <UiProvider locale="ca">
      <MonthCalendar
        label="Agenda"
        value="2027-06-17"
        onChange={onChange}
        focused={focused}
        onFocusChange={setFocused}
        today="2027-06-09"
        minDate="2000-01-01"
        maxDate="2199-12-31"
        countOf={(day) => (day === '2027-06-12' ? 7 : 0)}
        describe={(day) => (day === '2027-06-12' ? `${day}, 7 actes` : day)}
        locale="ca"
      />
    </UiProvider>
  )
}
const day = (name: string) => screen.getByRole('button', { name })

it('is a grid from Monday on that announces the events of each day, with three marks at most', () => {
  render(<Calendar onChange={vi.fn()} />)
  const grid = screen.getByRole('grid', { name: /Agenda/ })
  expect(within(grid).getAllByRole('button')).toHaveLength(30)
  expect(grid.querySelector('th')).toHaveTextContent(/dl/)
  expect(day('2027-06-12, 7 actes').querySelectorAll('[aria-hidden] > *')).toHaveLength(3)
  expect(day('2027-06-09')).toHaveAttribute('aria-current', 'date')
  expect(day('2027-06-17').parentElement).toHaveAttribute('aria-selected', 'true')
})

it('chooses a day by tap and by arrow keys, which continue into the next month', async () => {
  const onChange = vi.fn()
  render(<Calendar onChange={onChange} />)
  await userEvent.click(day('2027-06-12, 7 actes'))
  expect(onChange).toHaveBeenLastCalledWith('2027-06-12')
  await userEvent.keyboard('{PageDown}')
  expect(day('2027-07-12')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('2027-07-19')
})

it('has the same texts in each language of the app', () => {
  const [english, ...others] = Object.values(calendarStrings).map((words) => Object.keys(words).sort())
  expect(others).toHaveLength(6)
  for (const keys of others) expect(keys).toEqual(english)
})
