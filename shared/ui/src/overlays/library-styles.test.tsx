import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Button } from '../base/actions/button.tsx'
import { LIBRARY_STYLES } from '../tools/library-styles.ts'
import { Dialog } from './dialog.tsx'

it('adds exactly the style elements that the policy of a page names', async () => {
  // the library leaves one of them out in tests, and has the other on iPhones only
  vi.stubEnv('NODE_ENV', 'development')
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone')
  render(
    <>
      <Button onPress={() => {}}>Obre</Button>
      <Dialog isOpen onOpenChange={() => {}} title="Contacte" closeLabel="Tanca">
        <p>Oficina</p>
      </Dialog>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Tanca' }))
  const added = [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent)
  expect(new Set(added)).toEqual(new Set(LIBRARY_STYLES))
  vi.unstubAllEnvs()
})
