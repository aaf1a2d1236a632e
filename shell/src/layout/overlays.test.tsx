import { setVisitor } from '@sureda/testing/fake-session'
import { initI18n } from '@sureda/testing/i18n'
import { toastQueue } from '@sureda/ui/core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askToLogin, closeLoginPrompt, setLogoutOpen, useOverlays } from './overlay-state.ts'
import { Overlays } from './overlays.tsx'

let lineIsDown = false
// the mocked import is the code of the overlay: these tests are about what happens while it cannot be loaded
vi.mock('./sign-in-prompt.tsx', () => ({
  get SignInPrompt() {
    if (lineIsDown) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
    return () => <h2>Cal iniciar la sessió</h2>
  },
}))

const loadedLogout = vi.fn()
vi.mock('./logout-dialog.tsx', () => ({
  get LogoutDialog() {
    loadedLogout()
    if (lineIsDown) throw Object.assign(new Error('Loading chunk 8 failed'), { name: 'ChunkLoadError' })
    return () => <h2>Vols tancar la sessió?</h2>
  },
}))

beforeEach(() => initI18n('ca'))
afterEach(() => {
  act(closeLoginPrompt)
  act(() => setLogoutOpen(false))
  lineIsDown = false
  for (const { id } of toastQueue.snapshot()) toastQueue.dismiss(id)
  vi.restoreAllMocks()
})

it('leaves the screen alone when a dialog fails to load, says so, and loads it again with the next tap', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  lineIsDown = true
  render(
    <>
      <p>what is being read</p>
      <Overlays />
    </>,
  )
  act(() => askToLogin('/reservas'))
  await vi.waitFor(() =>
    expect(toastQueue.snapshot().map(({ text }) => text)).toEqual([
      'No s’ha pogut obrir. Torna-ho a provar.',
    ]),
  )
  expect(screen.getByText('what is being read')).toBeTruthy()
  expect(useOverlays.getState().loginTarget).toBeNull()
  lineIsDown = false
  // the retry of the message opens the prompt with the same address to return to
  act(() => toastQueue.snapshot()[0]?.action?.onPress())
  expect(useOverlays.getState().loginTarget).toBe('/reservas')
  expect(await screen.findByRole('heading', { name: 'Cal iniciar la sessió' })).toBeTruthy()
})

it('preloads the sign-out dialog once a person is signed in, for use without network', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  lineIsDown = true
  setVisitor('member')
  render(<Overlays />)
  await vi.waitFor(() => expect(loadedLogout).toHaveBeenCalled())
  loadedLogout.mockClear()
  // its load failed, so the next network loads it
  lineIsDown = false
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(loadedLogout).toHaveBeenCalled())
  act(() => setLogoutOpen(true))
  expect(await screen.findByRole('heading', { name: 'Vols tancar la sessió?' })).toBeTruthy()
})
