import { beVisitor } from '@sureda/testing/fake-session'
import { speak } from '@sureda/testing/words'
import { toastQueue } from '@sureda/ui/core'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { askToLogin, closeLoginPrompt, setLogoutOpen, useOverlays } from './overlay-state.ts'
import { Overlays } from './overlays.tsx'

let lineIsDown = false
// its code is a file of its own: what is tested is what happens while that cannot be had
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

beforeEach(() => speak('ca'))
afterEach(() => {
  act(closeLoginPrompt)
  act(() => setLogoutOpen(false))
  lineIsDown = false
  for (const { id } of toastQueue.snapshot()) toastQueue.dismiss(id)
  vi.restoreAllMocks()
})

it('leaves what is being read alone when a dialog does not come, says so, and asks for it anew with the next tap', async () => {
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
  // the message leads back to the same place
  act(() => toastQueue.snapshot()[0]?.action?.onPress())
  expect(useOverlays.getState().loginTarget).toBe('/reservas')
  expect(await screen.findByRole('heading', { name: 'Cal iniciar la sessió' })).toBeTruthy()
})

it('has the question before signing out at hand once a person is signed in, for a place without network', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  lineIsDown = true
  beVisitor('member')
  render(<Overlays />)
  await vi.waitFor(() => expect(loadedLogout).toHaveBeenCalled())
  loadedLogout.mockClear()
  // it could not come: the next network brings it
  lineIsDown = false
  await act(async () => window.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(loadedLogout).toHaveBeenCalled())
  act(() => setLogoutOpen(true))
  expect(await screen.findByRole('heading', { name: 'Vols tancar la sessió?' })).toBeTruthy()
})
