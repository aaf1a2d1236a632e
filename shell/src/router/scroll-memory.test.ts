import { afterEach, expect, it, vi } from 'vitest'
import { rememberScroll, restoreScroll } from './scroll-memory.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('leaves the first page of a visit alone, and begins every further one at the top', () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  restoreScroll('default /inicio', true)
  expect(moved).not.toHaveBeenCalled()
  restoreScroll('k1 /mapa', false)
  expect(moved).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('holds the page where it stood while parts above it arrive, until the person moves', () => {
  let grow: () => void = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        grow = onResize
      }
      observe() {}
      disconnect() {
        grow = () => {}
      }
    },
  )
  vi.spyOn(window, 'scrollTo').mockImplementation((where) => {
    window.scrollY = (where as ScrollToOptions).top ?? 0
  })
  window.scrollY = 1200
  rememberScroll('k2 /inicio')
  restoreScroll('k3 /noticias/n', false)
  restoreScroll('k2 /inicio', true)
  expect(window.scrollY).toBe(1200)
  window.scrollY = 1351
  grow()
  expect(window.scrollY).toBe(1200)
  expect(document.documentElement.style.getPropertyValue('overflow-anchor')).toBe('none')
  dispatchEvent(new Event('touchstart'))
  window.scrollY = 900
  grow()
  expect(window.scrollY).toBe(900)
  expect(document.documentElement.style.getPropertyValue('overflow-anchor')).toBe('')
})
