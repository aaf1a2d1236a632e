import { render, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FocusReturn } from './focus-return.tsx'

const page = (isOpen: boolean, hasOpener = true) => (
  <main id="main" tabIndex={-1}>
    {hasOpener && <button type="button">Reserve</button>}
    {isOpen && <FocusReturn />}
  </main>
)

it.each([
  ['its opener', true, 'BUTTON'],
  ['the screen where the opener has gone', false, 'MAIN'],
])('returns the focus to %s', async (_, staysThere, tag) => {
  const { rerender, getByRole, unmount } = render(page(false))
  getByRole('button').focus()
  rerender(page(true))
  ;(document.activeElement as HTMLElement).blur()
  rerender(page(true, staysThere))
  rerender(page(false, staysThere))
  await waitFor(() => expect(document.activeElement?.tagName).toBe(tag))
  unmount()
})
