// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { rememberLink, rememberScroll, restoreScroll } from './scroll-memory.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('leaves the first page of a visit unscrolled, and begins every other one at the top', () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  restoreScroll('default /inicio', true)
  expect(moved).not.toHaveBeenCalled()
  restoreScroll('k1 /mapa', false)
  expect(moved).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})

it('scrolls to the element of a fragment, also where it is wrongly encoded', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  const seen: string[] = []
  Element.prototype.scrollIntoView = function () {
    seen.push(this.id)
  }
  document.body.innerHTML = '<p id="100%"></p><p id="pell d’alzina"></p>'
  restoreScroll('k4 /rutas/lista', false, '#100%')
  restoreScroll('k5 /rutas/lista', false, '#pell%20d%E2%80%99alzina')
  restoreScroll('k6 /rutas/lista', false, '#%zz')
  expect(seen).toEqual(['100%', 'pell d’alzina'])
  document.body.replaceChildren()
})

let grow: () => void = () => {}

/** A page of the given height, left at 1,200 px and returned to. */
function comeBack(height: number): void {
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
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height)
  window.scrollY = 1200
  rememberScroll('k2 /inicio')
  restoreScroll('k3 /noticias/n', false)
  restoreScroll('k2 /inicio', true)
  expect(window.scrollY).toBe(1200)
}

/** Content arrives above and moves the page. */
function arrive(): void {
  window.scrollY += 151
  grow()
}

it('holds the scroll position while parts above it load, until the person scrolls', () => {
  comeBack(4000)
  arrive()
  expect(window.scrollY).toBe(1200)
  expect(document.documentElement.style.getPropertyValue('overflow-anchor')).toBe('none')
  dispatchEvent(new Event('touchstart'))
  window.scrollY = 900
  grow()
  expect(window.scrollY).toBe(900)
  expect(document.documentElement.style.getPropertyValue('overflow-anchor')).toBe('')
})

it('restores the position of a pressed link, whatever was loaded above it', () => {
  document.body.innerHTML = '<main><a href="/noticias/n">Notícia</a><a href="/noticias/n">Més</a></main>'
  const [link, other] = [...document.querySelectorAll('a')] as [HTMLAnchorElement, HTMLAnchorElement]
  const standsAt = (element: Element, page: () => number) =>
    vi
      .spyOn(element, 'getBoundingClientRect')
      .mockImplementation(() => new DOMRect(0, page() - window.scrollY))
  let above = 0
  standsAt(link, () => 1500 + above)
  standsAt(other, () => 3000 + above)
  window.scrollY = 1200
  rememberLink('k2 /inicio', link)
  comeBack(4000)
  expect(window.scrollY).toBe(1200)
  above = 151
  arrive()
  expect(window.scrollY).toBe(1351)
  document.body.replaceChildren()
})

it('waits for the last part without a time limit', () => {
  vi.useFakeTimers()
  comeBack(4000)
  vi.advanceTimersByTime(60_000)
  arrive()
  expect(window.scrollY).toBe(1200)
  vi.useRealTimers()
})

it('stops holding a page that was scrolled otherwise, or resized', () => {
  comeBack(4000)
  window.scrollY = 300
  dispatchEvent(new Event('scroll'))
  grow()
  expect(window.scrollY).toBe(300)
  comeBack(4000)
  window.innerWidth += 400
  dispatchEvent(new Event('resize'))
  arrive()
  expect(window.scrollY).toBe(1351)
})

it('preserves the position of a page that is still too short', () => {
  comeBack(1000)
  // the browser scrolls as far down as the page allows
  window.scrollY = 232
  dispatchEvent(new Event('scroll'))
  rememberScroll('k2 /inicio')
  restoreScroll('k3 /noticias/n', false)
  restoreScroll('k2 /inicio', true)
  expect(window.scrollY).toBe(1200)
})

it('copies the position of a replaced history entry without reading the window', () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  restoreScroll('k7 /rutas/lista', false)
  window.scrollY = 640
  rememberScroll('k7 /rutas/lista')
  window.scrollY = 0
  rememberScroll('k8 /rutas/lista', 'k7 /rutas/lista')
  restoreScroll('k9 /rutas/r', false)
  restoreScroll('k8 /rutas/lista', true)
  expect(moved).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' })
})

it('stores scroll positions without addresses', () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  document.body.innerHTML = '<main><a href="/reset-password/secret-token">x</a></main>'
  const link = document.querySelector('a') as HTMLAnchorElement
  rememberLink('k10', link)
  const stored = JSON.stringify({ ...sessionStorage })
  expect(stored).toContain('k10')
  expect(stored).not.toMatch(/secret|reset|href|link/)
  document.body.replaceChildren()
})
