import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { addDays, addMonths, dateRange, monthWeeks, weekday } from '../core/calendar-date.ts'
import { DatePicker } from './date-picker.tsx'
import { DateStrip } from './date-strip.tsx'

it('counts days without time zones, across leap days and clock changes', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-03-27', 2)).toBe('2027-03-29')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15')
  expect(weekday('2027-06-20')).toBe(7)
  expect(dateRange('2027-06-29', '2027-07-02')).toEqual([
    '2027-06-29',
    '2027-06-30',
    '2027-07-01',
    '2027-07-02',
  ])
  expect(dateRange('2027-07-02', '2027-06-29')).toEqual(['2027-07-02'])
})

it('a month consists of whole weeks from Monday on', () => {
  const weeks = monthWeeks('2027-06-17')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]?.[0]).toBe('2027-05-31')
  expect(weeks.at(-1)?.at(-1)).toBe('2027-07-04')
  expect(monthWeeks('2027-02-01')).toHaveLength(4)
})

const words = { locale: 'ca', previousLabel: 'Anterior', nextLabel: 'Següent' }
const isMonday = (date: string) => weekday(date) === 1
const picker = (onChange = vi.fn(), value: string | null = '2027-06-17') =>
  render(
    <DatePicker
      label="Un dia"
      value={value}
      onChange={onChange}
      minDate="2027-06-15"
      maxDate="2027-07-20"
      isDateDisabled={isMonday}
      {...words}
    />,
  )

it('the month grid uses its language', () => {
  picker()
  expect(screen.getByText('juny del 2027')).toBeInTheDocument()
  expect(
    screen.getByRole('button', { name: 'dijous, 17 de juny del 2027', pressed: true }),
  ).toBeInTheDocument()
})

it('closed and past days are shown but disabled', async () => {
  const onChange = vi.fn()
  picker(onChange)
  await userEvent.click(screen.getByRole('button', { name: /dilluns, 21/ }))
  await userEvent.click(screen.getByRole('button', { name: /dilluns, 14/ }))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: /dimarts, 22/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-06-22')
})

it('keys move by day, week and month within the booking window', async () => {
  const onChange = vi.fn()
  picker(onChange)
  screen.getByRole('button', { name: /dijous, 17/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('button', { name: /dijous, 24/ })).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(screen.getByRole('button', { name: /dilluns, 28/ })).toHaveFocus()
  await userEvent.keyboard('{PageDown}')
  expect(screen.getByText('juliol del 2027')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /20 de juliol/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-07-20')
  expect(screen.getByRole('button', { name: 'Següent' })).toBeDisabled()
})

it('the month buttons change the month and stop at the booking window', async () => {
  picker()
  expect(screen.getByRole('button', { name: 'Anterior' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Següent' }))
  expect(screen.getByText('juliol del 2027')).toBeInTheDocument()
})

it('the day strip shows the booking window and announces closed days', async () => {
  const onChange = vi.fn()
  render(
    <DateStrip
      label="Quin dia?"
      value={null}
      onChange={onChange}
      minDate="2027-06-15"
      maxDate="2027-06-24"
      isDateDisabled={isMonday}
      disabledText="tancat"
      {...words}
    />,
  )
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  expect(screen.getByRole('radio', { name: 'dilluns, 21 de juny del 2027, tancat' })).toBeDisabled()
  await userEvent.click(screen.getByRole('radio', { name: 'divendres, 18 de juny del 2027' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2027-06-18')
})
