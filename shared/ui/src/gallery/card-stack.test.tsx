import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lift, press, swipe, tap } from '../../testing/touch.ts'
import { CardStack } from './card-stack.tsx'

const items = ['Primer', 'Segon', 'Tercer', 'Quart'].map((title, index) => ({ id: index + 1, title }))
const labels = {
  close: 'Tanca',
  delete: 'Esborra',
  removed: 'Avís tret.',
  next: 'Següent',
  position: (index: number, total: number) => `${index} de ${total}`,
}

const show = (onDismiss?: (item: { id: number }) => void | Promise<void>) =>
  render(
    <CardStack
      items={items}
      label="Avisos"
      titleOf={(item) => item.title}
      labels={labels}
      onDismiss={onDismiss}
      renderCard={(item) => <p>{item.title}</p>}
    />,
  )
const front = () => screen.getByRole('group')
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/** Dismissed cards animate until a test ends their animation; jsdom has none. */
let movements: (() => void)[] = []
const landed = () => act(async () => movements.splice(0).forEach((end) => void end()))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  Element.prototype.getAnimations = () => [
    { finished: new Promise<void>((resolve) => movements.push(resolve)) } as unknown as Animation,
  ]
})
afterEach(() => {
  vi.useRealTimers()
  movements = []
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
})

const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })

it('shows three of four cards, of which only the front one can be reached', () => {
  show(vi.fn())
  expect(screen.getAllByText(/Primer|Segon|Tercer|Quart/)).toHaveLength(3)
  expect(front()).toHaveAccessibleName('Primer')
  expect(screen.getByText('Segon').parentElement).toHaveAttribute('inert')
})

it.each([-60, 60])(
  'a swipe of %s px dismisses the front card; it is gone when it has flown out',
  async (x) => {
    const onDismiss = vi.fn()
    show(onDismiss)
    swipe(front(), { x })
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith(items[0])
    expect(screen.getByText('Primer')).toBeInTheDocument()
    await after(5_000)
    expect(screen.getByText('Primer')).toBeInTheDocument()
    await landed()
    expect(screen.queryByText('Primer')).not.toBeInTheDocument()
    expect(front()).toHaveAccessibleName('Segon')
    expect(screen.getByRole('status')).toHaveTextContent('Avís tret. Segon')
  },
)

it('a second card can be dismissed while the first one is still animating', async () => {
  const onDismiss = vi.fn()
  show(onDismiss)
  swipe(front(), { x: -90 })
  await user().click(screen.getByRole('button', { name: 'Tanca' }))
  expect(onDismiss.mock.calls).toEqual([[items[0]], [items[1]]])
  expect(front()).toHaveAccessibleName('Tercer')
  await landed()
  expect(screen.queryByText(/Primer|Segon/)).not.toBeInTheDocument()
})

it('a shorter swipe springs back, and a downward one scrolls the page', () => {
  const onDismiss = vi.fn()
  show(onDismiss)
  swipe(front(), { x: 59 })
  swipe(front(), { x: 20, y: 120 })
  expect(onDismiss).not.toHaveBeenCalled()
  expect(front()).toHaveAccessibleName('Primer')
})

it('a tap shows the close button on the card, another tap hides it', () => {
  show(vi.fn())
  const before = screen.getAllByRole('button', { name: 'Tanca' }).length
  tap(front())
  expect(screen.getAllByRole('button', { name: 'Tanca' })).toHaveLength(before + 1)
  tap(front())
  expect(screen.getAllByRole('button', { name: 'Tanca' })).toHaveLength(before)
})

it('a long press of 0.5 s shows the delete button for 3 s', async () => {
  show(vi.fn())
  press(front())
  await after(400)
  expect(screen.queryByRole('button', { name: 'Esborra' })).not.toBeInTheDocument()
  await after(150)
  expect(screen.getByRole('button', { name: 'Esborra' })).toBeInTheDocument()
  lift(front())
  await after(2500)
  expect(screen.getByRole('button', { name: 'Esborra' })).toBeInTheDocument()
  await after(600)
  expect(screen.queryByRole('button', { name: 'Esborra' })).not.toBeInTheDocument()
})

it('the delete button after a long press dismisses the card', async () => {
  const onDismiss = vi.fn()
  show(onDismiss)
  press(front())
  await after(510)
  lift(front())
  await user().click(screen.getByRole('button', { name: 'Esborra' }))
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(items[0])
})

it('buttons do the same as gestures', async () => {
  const onDismiss = vi.fn()
  show(onDismiss)
  expect(screen.getByText('1 de 4')).toBeInTheDocument()
  await user().click(screen.getByRole('button', { name: 'Següent' }))
  expect(front()).toHaveAccessibleName('Segon')
  expect(screen.getByText('2 de 4')).toBeInTheDocument()
  await user().click(screen.getByRole('button', { name: 'Tanca' }))
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(items[1])
  await landed()
  expect(front()).toHaveAccessibleName('Tercer')
  expect(screen.getByText('2 de 3')).toBeInTheDocument()
})

it('arrow keys change the card and Delete dismisses it', async () => {
  const onDismiss = vi.fn()
  show(onDismiss)
  await user().tab()
  expect(front()).toHaveFocus()
  await user().keyboard('{ArrowRight}')
  expect(front()).toHaveAccessibleName('Segon')
  expect(front()).toHaveFocus()
  await user().keyboard('{ArrowLeft}{Delete}')
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith(items[0])
  expect(front()).toHaveAccessibleName('Segon')
  expect(front()).toHaveFocus()
})

it('after the last card the screen has the focus and the removal is announced, and no region stays', async () => {
  render(
    <main id="main" tabIndex={-1}>
      <CardStack
        items={items.slice(0, 1)}
        label="Avisos"
        titleOf={(item) => item.title}
        labels={labels}
        onDismiss={vi.fn()}
        renderCard={(item) => <p>{item.title}</p>}
      />
    </main>,
  )
  await user().click(screen.getByRole('button', { name: 'Tanca' }))
  expect(screen.getByRole('main')).toHaveFocus()
  await landed()
  expect(screen.getByRole('status')).toHaveTextContent('Avís tret.')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})

it('a card returns when the server refuses', async () => {
  show(() => Promise.reject(new Error('offline')))
  swipe(front(), { x: 80 })
  await landed()
  expect(front()).toHaveAccessibleName('Primer')
  // the removal is no longer announced
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

it('shows a card again that was removed from the items and added again', async () => {
  const stack = (shown: typeof items) => (
    <CardStack
      items={shown}
      label="Avisos"
      titleOf={(item) => item.title}
      labels={labels}
      onDismiss={vi.fn()}
      renderCard={(item) => <p>{item.title}</p>}
    />
  )
  const { rerender } = render(stack(items))
  swipe(front(), { x: 80 })
  await landed()
  // rendering the same items again does not bring it back
  rerender(stack([...items]))
  expect(front()).toHaveAccessibleName('Segon')
  rerender(stack(items.slice(1)))
  rerender(stack(items))
  expect(front()).toHaveAccessibleName('Primer')
})

it('guests can change the card but not dismiss it', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Tanca' })).not.toBeInTheDocument()
  swipe(front(), { x: 200 })
  press(front())
  await after(600)
  lift(front())
  expect(screen.queryByRole('button', { name: 'Esborra' })).not.toBeInTheDocument()
  await user().click(screen.getByRole('button', { name: 'Següent' }))
  expect(front()).toHaveAccessibleName('Segon')
})

it('removes a dismissed card at once with reduced motion', async () => {
  Element.prototype.getAnimations = () => []
  show(vi.fn())
  swipe(front(), { x: 80 })
  await act(async () => {})
  expect(screen.queryByText('Primer')).not.toBeInTheDocument()
})
