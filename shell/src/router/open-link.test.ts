// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { provideNavigation } from './navigation.ts'
import { openLink } from './open-link.ts'

it('replaces one sign-in screen by another, so that Back skips both', () => {
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
