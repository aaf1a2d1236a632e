import { type RenderScreenOptions, renderElement } from '@sureda/testing/render-screen'
import { toastQueue } from '@sureda/ui/core'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { leaving, provideNavigation } from '../router/navigation.ts'

/** Navigations inside and outside the app. */
export const went: string[] = []

/** Resets session and messages before each test. */
export function startOver(): void {
  beforeEach(() => {
    went.length = 0
    sessionStorage.clear()
    history.replaceState(null, '', '/')
    provideNavigation({ go: (to) => went.push(to), recheck: async () => {}, rulesOf: () => null })
    vi.spyOn(leaving, 'to').mockImplementation((address) => went.push(address))
  })
  afterEach(() => {
    for (const toast of toastQueue.snapshot()) toastQueue.dismiss(toast.id)
    vi.restoreAllMocks()
  })
}

const asked = { 'GET /favorites': [], 'GET /user/packages': { hasActivePackage: false, packageInfo: null } }
export const show = (element: React.ReactNode, options: RenderScreenOptions = {}) =>
  renderElement(element, {
    visitor: 'stranger',
    path: '/login',
    ...options,
    answers: { ...asked, ...options.answers },
  })
export const field = (name: string | RegExp) => screen.getByLabelText(name)
/** Fills the whole field at once: the design system tests single keystrokes, and each would cost a rendering. */
export async function fill(label: string, text: string): Promise<void> {
  await userEvent.click(field(label))
  await userEvent.paste(text)
}
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
