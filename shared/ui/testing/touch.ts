import { fireEvent } from '@testing-library/react'

const touch = { pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 }

/** A finger: presses at (0, 0), moves in steps, lifts. */
export function swipe(element: Element, to: { x?: number; y?: number }, steps = 4) {
  const { x = 0, y = 0 } = to
  fireEvent.pointerDown(element, { ...touch, clientX: 0, clientY: 0 })
  for (let i = 1; i <= steps; i++) {
    fireEvent.pointerMove(element, { ...touch, clientX: (x / steps) * i, clientY: (y / steps) * i })
  }
  fireEvent.pointerUp(element, { ...touch, clientX: x, clientY: y })
}

export const press = (element: Element) =>
  fireEvent.pointerDown(element, { ...touch, clientX: 0, clientY: 0 })
export const lift = (element: Element) => fireEvent.pointerUp(element, { ...touch, clientX: 0, clientY: 0 })
export const tap = (element: Element) => {
  press(element)
  lift(element)
}
