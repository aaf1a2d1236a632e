import { expect, it, vi } from 'vitest'
import { restoreScroll } from './scroll-memory.ts'

it('leaves the first page of a visit alone, and begins every further one at the top', () => {
  const moved = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  restoreScroll('default /inicio', true)
  expect(moved).not.toHaveBeenCalled()
  restoreScroll('k1 /mapa', false)
  expect(moved).toHaveBeenCalledWith({ top: 0, behavior: 'instant' })
})
