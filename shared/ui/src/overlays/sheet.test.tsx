import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { accessibilityFaults } from '../../testing/axe.ts'
import { swipe } from '../../testing/touch.ts'
import { BottomSheet, type SheetHeight } from './bottom-sheet.tsx'
import { SheetPanel } from './sheet-panel.tsx'

const words = { expandLabel: 'Amplia', collapseLabel: 'Redueix' }

function Sheet({ onHeight, heights }: { onHeight?: (height: SheetHeight) => void; heights?: SheetHeight[] }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <BottomSheet
      isOpen={isOpen}
      onOpenChange={setOpen}
      title="Filtres"
      closeLabel="Tanca"
      heights={heights}
      onHeightChange={onHeight}
      {...words}
    >
      <p>Dificultat</p>
    </BottomSheet>
  )
}

const dragArea = () => {
  const area = screen.getByRole('button', { name: /Amplia|Redueix/ }).parentElement?.parentElement
  if (!area) throw new Error('the sheet has no drag area')
  return area
}

it('a sheet is a labelled dialog without accessibility faults', async () => {
  render(<Sheet />)
  expect(screen.getByRole('dialog', { name: 'Filtres' })).toBeInTheDocument()
  expect(await accessibilityFaults(document.body)).toEqual([])
})

it('its button raises it step by step and then back to the lowest height', async () => {
  const onHeight = vi.fn()
  render(<Sheet onHeight={onHeight} heights={['peek', 'half', 'full']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Amplia' }))
  await userEvent.click(screen.getByRole('button', { name: 'Amplia' }))
  await userEvent.click(screen.getByRole('button', { name: 'Redueix', expanded: true }))
  expect(onHeight.mock.calls.flat()).toEqual(['half', 'full', 'peek'])
})

it('arrow keys move it, and below the lowest height they close it', async () => {
  const onHeight = vi.fn()
  render(<Sheet onHeight={onHeight} />)
  screen.getByRole('button', { name: 'Amplia' }).focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(onHeight).toHaveBeenLastCalledWith('full')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('Escape and the close button close it', async () => {
  const { unmount } = render(<Sheet />)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  unmount()
  render(<Sheet />)
  await userEvent.click(screen.getByRole('button', { name: 'Tanca' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('dragging ends at the nearest height, and far down closes it', () => {
  const onHeight = vi.fn()
  render(<Sheet onHeight={onHeight} />)
  swipe(dragArea(), { y: -window.innerHeight * 0.3 })
  expect(onHeight).toHaveBeenLastCalledWith('full')
  swipe(dragArea(), { y: window.innerHeight * 0.8 })
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it('a panel is a region that cannot be closed', async () => {
  const onHeight = vi.fn()
  render(
    <SheetPanel label="Llocs" title="12 llocs" onHeightChange={onHeight} {...words}>
      <p>Font Picant</p>
    </SheetPanel>,
  )
  expect(screen.getByRole('region', { name: 'Llocs' })).toBeInTheDocument()
  screen.getByRole('button', { name: 'Amplia' }).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(onHeight.mock.calls.flat()).toEqual(['half'])
  expect(screen.getByText('Font Picant')).toBeInTheDocument()
  expect(await accessibilityFaults(document.body)).toEqual([])
})
