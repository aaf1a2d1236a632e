import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { SlotName, SlotProps } from './slots.ts'

/** Anything `queryOptions` returns: options of different answers share no generic type. */
export interface StartableQuery {
  queryKey: QueryKey
}

export interface Screen {
  Component: ComponentType
  /** Queries to start as soon as the address is known, before the screen renders. `path`: its pattern in `remote.json`. */
  queries?: (params: Readonly<Record<string, string | undefined>>, path: string) => readonly StartableQuery[]
}

/** Default export of a screen's file. Everything else a screen needs comes from hooks. */
export function defineScreen(screen: Screen): Screen {
  return screen
}

export interface SlotContent<N extends SlotName = SlotName> {
  Component: ComponentType<SlotProps[N]>
}

/** Default export of a slot's file. */
export function defineSlot<N extends SlotName>(
  _name: N,
  Component: ComponentType<SlotProps[N]>,
): SlotContent<N> {
  return { Component }
}
