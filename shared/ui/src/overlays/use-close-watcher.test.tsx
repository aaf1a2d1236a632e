import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Button } from '../base/actions/button.tsx'
import { Lightbox } from '../viewer/lightbox.tsx'
import { BottomSheet } from './bottom-sheet.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { SideMenu } from './side-menu.tsx'

/** Imitates the browser: Back closes and ends the newest watcher. */
let watchers: FakeWatcher[] = []
class FakeWatcher {
  onclose: (() => void) | null = null
  constructor() {
    watchers.push(this)
  }
  destroy() {
    watchers = watchers.filter((one) => one !== this)
  }
}
/** Whether a watcher handled it; otherwise the phone leaves the screen. */
async function goBack(): Promise<boolean> {
  const watcher = watchers.pop()
  await act(async () => watcher?.onclose?.())
  return watcher !== undefined
}

beforeEach(() => {
  watchers = []
  vi.stubGlobal('CloseWatcher', FakeWatcher)
})
afterEach(() => vi.unstubAllGlobals())

const sheetWords = { closeLabel: 'Tanca', expandLabel: 'Amplia', collapseLabel: 'Redueix' }
const overlays: Record<string, (isOpen: boolean, setOpen: (isOpen: boolean) => void) => React.ReactNode> = {
  dialog: (isOpen, onOpenChange) => (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Contacte" closeLabel="Tanca">
      Oficina
    </Dialog>
  ),
  sheet: (isOpen, onOpenChange) => (
    <BottomSheet isOpen={isOpen} onOpenChange={onOpenChange} title="Filtres" {...sheetWords}>
      Dificultat
    </BottomSheet>
  ),
  'side menu': (isOpen, onOpenChange) => (
    <SideMenu isOpen={isOpen} onOpenChange={onOpenChange} label="Menú" closeLabel="Tanca" sections={[]} />
  ),
  gallery: (isOpen, onOpenChange) =>
    isOpen && (
      <Lightbox label="Fotos" onClose={() => onOpenChange(false)}>
        <Button>Tanca</Button>
      </Lightbox>
    ),
}

function Opener({ of }: { of: keyof typeof overlays }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Obre</Button>
      {overlays[of]?.(isOpen, setOpen)}
    </>
  )
}

it.each(Object.keys(overlays))('Back closes the %s, once, and then leaves the screen', async (of) => {
  render(<Opener of={of} />)
  expect(await goBack()).toBe(false)
  for (const _ of ['first', 'again']) {
    await userEvent.click(screen.getByRole('button', { name: 'Obre' }))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(await goBack()).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await goBack()).toBe(false)
  }
})

it.each(Object.keys(overlays))('Escape closes the %s and leaves no watcher for Back', async (of) => {
  render(<Opener of={of} />)
  await userEvent.click(screen.getByRole('button', { name: 'Obre' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await goBack()).toBe(false)
})

function Nested() {
  const [isOpen, setOpen] = useState(true)
  const [isInnerOpen, setInnerOpen] = useState(false)
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Reserva" closeLabel="Tanca">
      <Button onPress={() => setInnerOpen(true)}>Més</Button>
      <Dialog isOpen={isInnerOpen} onOpenChange={setInnerOpen} title="Detall" closeLabel="Tanca">
        Text
      </Dialog>
    </Dialog>
  )
}

it.each([['Back', goBack] as const, ['Escape', () => userEvent.keyboard('{Escape}')] as const])(
  '%s closes the upper one of two alone',
  async (_, close) => {
    render(<Nested />)
    await userEvent.click(screen.getByRole('button', { name: 'Més' }))
    await close()
    expect(screen.queryByRole('dialog', { name: 'Detall' })).toBeNull()
    expect(screen.getByRole('dialog', { name: 'Reserva' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Més' })).toHaveFocus())
    await close()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await goBack()).toBe(false)
  },
)

it('a pending confirmation and its screen stay, however often Back is pressed', async () => {
  let finish: (() => void) | undefined
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  const onOpenChange = vi.fn()
  render(
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title="Vols cancel·lar?"
      text="No es pot desfer."
      confirmLabel="Sí"
      cancelLabel="No"
      onConfirm={() => done}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
  expect(await goBack()).toBe(true)
  expect(await goBack()).toBe(true)
  expect(onOpenChange).not.toHaveBeenCalled()
  await act(async () => finish?.())
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
})

it('works without a browser’s close watcher', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  render(<Opener of="dialog" />)
  await userEvent.click(screen.getByRole('button', { name: 'Obre' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
