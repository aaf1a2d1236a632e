import { type Context, type ReactNode, useContext } from 'react'

/** Reads a react-aria context in the middle of a tree. */
export function Slot<T>({ context, children }: { context: Context<T>; children: (value: T) => ReactNode }) {
  return children(useContext(context))
}
