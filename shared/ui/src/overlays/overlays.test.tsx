import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { accessibilityFaults } from '../../testing/axe.ts'
import { Button } from '../base/actions/button.tsx'
import { addToast, createToastQueue, dismissToast } from '../core/toast-queue.ts'
import { UiProvider } from '../core/ui-provider.tsx'
import { ToastRegion } from '../frame/toast-region.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { SideMenu } from './side-menu.tsx'

function Opener({
  children,
}: {
  children: (isOpen: boolean, setOpen: (open: boolean) => void) => React.ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Obre</Button>
      {children(isOpen, setOpen)}
    </>
  )
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Obre' }))

it('a dialog takes the focus, contains it and returns it', async () => {
  render(
    <Opener>
      {(isOpen, setOpen) => (
        <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Contacte" closeLabel="Tanca">
          <p>Oficina</p>
        </Dialog>
      )}
    </Opener>,
  )
  await open()
  // react-aria has one in English only
  expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  expect(screen.getByRole('dialog', { name: 'Contacte' })).toContainElement(
    document.activeElement as HTMLElement,
  )
  expect(screen.queryByRole('button', { name: 'Obre' })).not.toBeInTheDocument()
  expect(await accessibilityFaults(document.body)).toEqual([])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Obre' }))
})

function Cancel({ onConfirm, errorText }: { onConfirm: () => void | Promise<void>; errorText?: string }) {
  return (
    <Opener>
      {(isOpen, setOpen) => (
        <ConfirmDialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Vols cancel·lar?"
          text="No es pot desfer."
          confirmLabel="Sí"
          cancelLabel="No"
          tone="danger"
          onConfirm={onConfirm}
          errorText={errorText}
        />
      )}
    </Opener>
  )
}

it('a confirmation focuses the harmless answer', async () => {
  const onConfirm = vi.fn()
  render(<Cancel onConfirm={onConfirm} />)
  await open()
  expect(screen.getByRole('alertdialog', { name: 'Vols cancel·lar?' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('can be closed while its action continues, where it has a label for that', async () => {
  let finish = () => {}
  const cancelling = new Promise<void>((resolve) => {
    finish = resolve
  })
  const closed = vi.fn()
  render(
    <ConfirmDialog
      isOpen
      onOpenChange={closed}
      title="Vols cancel·lar?"
      text="No es pot desfer."
      confirmLabel="Sí"
      cancelLabel="No"
      closeLabel="Tanca"
      onConfirm={() => cancelling}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
  await userEvent.click(screen.getByRole('button', { name: 'Tanca' }))
  expect(closed).toHaveBeenCalledOnce()
  finish()
  await cancelling
  expect(closed).toHaveBeenCalledOnce()
})

it('waits for its action, and closes when that is done', async () => {
  let finish: (() => void) | undefined
  const cancelling = new Promise<void>((resolve) => {
    finish = resolve
  })
  const onConfirm = vi.fn(() => cancelling)
  render(<Cancel onConfirm={onConfirm} />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
  await userEvent.click(screen.getByRole('button', { name: /Sí/ }))
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).toHaveBeenCalledOnce()
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  await act(async () => finish?.())
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('stays open with the reason when its action fails', async () => {
  render(<Cancel onConfirm={() => Promise.reject(new Error('409'))} errorText="Ja ha començat." />)
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Sí' }))
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Ja ha començat.')
})

it('the side menu links to screens and closes when one is chosen', async () => {
  const navigate = vi.fn()
  const logOut = vi.fn()
  render(
    <UiProvider locale="ca" navigate={navigate}>
      <Opener>
        {(isOpen, setOpen) => (
          <SideMenu
            isOpen={isOpen}
            onOpenChange={setOpen}
            label="Menú"
            closeLabel="Tanca"
            sections={[
              { items: [{ label: 'Inici', icon: 'home', href: '/inicio', isCurrent: true }] },
              { title: 'El meu paquet', items: [{ label: 'Surt', icon: 'log-out', onPress: logOut }] },
            ]}
          />
        )}
      </Opener>
    </UiProvider>,
  )
  await open()
  expect(await accessibilityFaults(document.body)).toEqual([])
  expect(screen.getByRole('link', { name: 'Inici', current: 'page' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Inici' }))
  expect(navigate.mock.calls[0]?.[0]).toBe('/inicio')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Surt' }))
  expect(logOut).toHaveBeenCalledOnce()
})

it('toasts can be added from anywhere, are announced, and can be acted on and dismissed', async () => {
  const undo = vi.fn()
  render(<ToastRegion label="Missatges" dismissLabel="Tanca el missatge" />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
  act(() => void addToast({ kind: 'success', text: 'Desat', action: { label: 'Desfés', onPress: undo } }))
  expect(screen.getByRole('region', { name: 'Missatges' })).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Desat')
  await userEvent.click(screen.getByRole('button', { name: 'Desfés' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(screen.queryByText('Desat')).not.toBeInTheDocument()
  const shown: string[] = []
  act(() => void shown.push(addToast({ kind: 'error', text: 'No s’ha desat' })))
  expect(screen.getByRole('alert')).toHaveTextContent('No s’ha desat')
  act(() => dismissToast(shown[0] ?? ''))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('region')).toBeNull()
})

it('a toast disappears by itself, but not under a finger; errors stay', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
  const queue = createToastQueue()
  render(<ToastRegion label="Missatges" dismissLabel="Tanca" queue={queue} />)
  act(() => void queue.add({ text: 'Desat' }))
  act(() => void queue.add({ kind: 'error', text: 'Sense connexió' }))
  await user.hover(screen.getByText('Desat'))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('Desat')).toBeInTheDocument()
  await user.unhover(screen.getByText('Desat'))
  await act(() => vi.advanceTimersByTimeAsync(6_100))
  expect(screen.queryByText('Desat')).not.toBeInTheDocument()
  expect(screen.getByText('Sense connexió')).toBeInTheDocument()
})

it('the queue has at most three toasts, and the same text only once', () => {
  const queue = createToastQueue()
  for (const text of ['1', '2', '3', '2', '4']) queue.add({ text })
  expect(queue.snapshot().map((toast) => toast.text)).toEqual(['3', '2', '4'])
})
