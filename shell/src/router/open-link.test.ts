// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { provideNavigation } from './navigation.ts'
import { openLink } from './open-link.ts'

it('takes the place of one form of signing in by the other, so that Back leads to before them', () => {
  const go = vi.fn()
  provideNavigation({ go, recheck: async () => {}, rulesOf: () => null })
  history.replaceState(null, '', '/login')
  openLink('/registro')
  expect(go).toHaveBeenLastCalledWith('/registro', { replace: true })
  openLink('/inicio')
  expect(go).toHaveBeenLastCalledWith('/inicio', { replace: false })
  history.replaceState(null, '', '/experiencias/e-pela')
  openLink('/login')
  expect(go).toHaveBeenLastCalledWith('/login', { replace: false })
})
