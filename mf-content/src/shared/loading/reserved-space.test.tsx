import { HEIGHTS_KEY } from '@sureda/contract/remote/server-render'
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReservedSpace } from './reserved-space.tsx'

let grow: () => void = () => {}
let height = 120
const kept = () => JSON.parse(localStorage.getItem(HEIGHTS_KEY) ?? '{}').heights

beforeEach(() => {
  localStorage.clear()
  height = 120
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => height)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      changed: () => void
      constructor(changed: () => void) {
        this.changed = changed
      }
      observe() {
        grow = this.changed
        this.changed()
      }
      disconnect() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

it('is as tall as at the last visit while it waits, and does not store that height again', () => {
  expect(renderToString(<ReservedSpace name="home-reservation" isWaiting />)).toBe(
    '<div style="display:var(--kept-home-reservation-display, none);min-block-size:var(--kept-home-reservation, 0)"></div>',
  )
  expect(renderToString(<ReservedSpace name="home-cards" isWaiting />)).toContain(
    'var(--kept-home-cards, 13.4rem)',
  )
  render(<ReservedSpace name="home-reservation" isWaiting />)
  expect(kept()).toBeUndefined()
})

it('shows loaded content while the rest loads, and has its own height after that', () => {
  const { container, rerender } = render(
    <ReservedSpace name="home-reservation" isWaiting>
      Tomorrow
    </ReservedSpace>,
  )
  const place = container.firstElementChild as HTMLElement
  expect(place.style.display).toBe('')
  expect(place.style.minBlockSize).toBe('var(--kept-home-reservation, 0)')
  rerender(<ReservedSpace name="home-reservation">Tomorrow</ReservedSpace>)
  expect(container.firstElementChild).toBe(place)
  expect(place.style.minBlockSize).toBe('')
  expect(kept()).toEqual({ 'home-reservation': 120 })
  height = 140
  grow()
  expect(kept()).toEqual({ 'home-reservation': 140 })
})

it('disappears without content, and stores that beside the heights of the others', () => {
  localStorage.setItem(HEIGHTS_KEY, JSON.stringify({ dataUpdatedAt: 1, heights: { 'home-cards': 231 } }))
  const { container } = render(<ReservedSpace name="home-reservation" />)
  expect(container.innerHTML).toBe('')
  expect(kept()).toEqual({ 'home-cards': 231, 'home-reservation': 0 })
  localStorage.setItem(HEIGHTS_KEY, '{')
  render(<ReservedSpace name="home-package" />)
  expect(kept()).toEqual({ 'home-package': 0 })
})
