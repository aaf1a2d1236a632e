import '@testing-library/jest-dom/vitest'
import { makeTenant } from '@sureda/testing/people'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Landscape } from './landscape.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const draw = (time: string, scenery?: 'massif' | 'dehesa') => {
  vi.setSystemTime(new Date(time))
  const { container } = render(<Landscape tenant={makeTenant({ scenery })} timeZone="Europe/Madrid" />)
  return container.firstElementChild as HTMLElement
}

it('draws each territory’s own land, and a massif where none is named', () => {
  const noon = '2026-04-10T10:00:00Z'
  const massif = draw(noon, 'massif').innerHTML
  expect(draw(noon, 'dehesa').innerHTML).not.toBe(massif)
  expect(draw(noon).innerHTML).toBe(massif)
})

it('follows hour and season of the territory, with the year of the latest harvest on the trunk', () => {
  const evening = draw('2026-07-10T18:00:00Z')
  expect(evening).toHaveAttribute('data-light', 'dusk')
  expect(evening).toHaveAttribute('data-season', 'summer')
  expect(evening.querySelector('text')).toHaveTextContent('6')
  // half an hour into June in the territory, still May by the time zone of these tests
  expect(draw('2026-05-31T22:30:00Z').querySelector('text')).toHaveTextContent('6')
  const night = draw('2026-01-10T22:00:00Z')
  expect(night).toHaveAttribute('data-light', 'night')
  expect(night).toHaveAttribute('data-season', 'winter')
  expect(night.querySelector('text')).toHaveTextContent('5')
})
