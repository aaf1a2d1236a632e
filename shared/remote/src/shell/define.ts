import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SlotName, SlotProps } from './slots.ts'

/** Anything `queryOptions` returns: query options of different answers do not fit one generic type. */
export interface StartableQuery {
  queryKey: QueryKey
}

export interface Screen {
  Component: ComponentType
  /** Queries worth starting as soon as the address is known, before the screen renders. `path`: the pattern that `remote.json` has for it. */
  queries?: (params: Readonly<Record<string, string | undefined>>, path: string) => readonly StartableQuery[]
}

/** What a screen's file exports by default. Anything a screen needs besides comes from hooks. */
export function defineScreen(screen: Screen): Screen {
  return screen
}

export interface SlotContent<N extends SlotName = SlotName> {
  Component: ComponentType<SlotProps[N]>
}

/** What a slot's file exports by default. */
export function defineSlot<N extends SlotName>(
  _name: N,
  Component: ComponentType<SlotProps[N]>,
): SlotContent<N> {
  return { Component }
}
