import type { MenuName } from '@sureda/contract/remote/registry'
import type { IconName } from '@sureda/ui/icons'
import type { ComponentType } from 'react'
import type { Player } from '../features/player/listening.ts'
import type { OfflinePackSubject } from '../offline/pack-subject.ts'
import type { SlotName, SlotProps } from './slots.ts'

export type ToastKind = 'info' | 'success' | 'error'
export interface ToastRequest {
  kind: ToastKind
  text: string
  action?: { label: string; onPress: () => void }
}

/** Each fault has its own sentence on screen. */
export type ProviderFault = 'cancelled' | 'denied' | 'network' | 'configuration' | 'timeout' | 'general'
/** What Google or Apple says of who is here, just now, for the API to verify; or why it says nothing. */
export type TakenProof =
  | { provider: 'google' | 'apple'; id_token: string; nonce: string }
  | { provider: 'google' | 'apple' | null; fault: ProviderFault }

/** One place of a menu, for this person, in their words. */
export interface MenuPlace {
  path: string
  label: string
  /** A second line, where its remote declares one. */
  text?: string
  icon: IconName
}

/** What the running shell does for remotes. One instance, provided before the first remote loads; a fake one when a remote runs alone. */
export interface ShellServices {
  /** @returns what takes the message back where it is no longer true */
  toast: (toast: ToastRequest) => () => void
  /** Shows the sign-in prompt; Continue goes to the login screen with `target` saved as the place to come back to. */
  askToLogin: (target: string) => void
  /** Calls the server (failures ignored), then always forgets the person. */
  logout: () => Promise<void>
  /** Shows the confirmation of signing out; a yes does what `logout` does. */
  askToLogout: () => void
  /** Leaves for Google or Apple, which send the person back to `path`. Answers only where it could not leave: why. */
  proveByProvider: (provider: 'google' | 'apple', path: string) => Promise<ProviderFault | undefined>
  /** What came back, once; null where nothing was asked for. */
  takeProof: () => Promise<TakenProof | null>
  /** Whether the shell or some remote of this visitor has a screen at an address: lists leave out ways that lead nowhere. */
  canOpen: (path: string) => boolean
  /**
   * A hook: what all remotes declare for a menu that a screen draws itself, in order, by person, and never a way that leads nowhere. Undefined
   * while words of it are on their way.
   */
  useMenu: (menu: MenuName) => readonly MenuPlace[] | undefined
  changeLanguage: (language: string) => Promise<void>
  /** Component that renders whatever the registry has for a slot. */
  SlotOutlet: ComponentType<{ name: SlotName; slotProps: SlotProps[SlotName] }>
  /** Fetches and opens what fills a slot: a finger has asked for what holds it, whose code is on its way too. Failures show where the slot will be. */
  prepareSlot: (name: SlotName) => void
  /** The button that saves something for places without network, with its size and its progress. */
  SaveOffline: ComponentType<OfflinePackSubject>
  /** The one voice of the app: goes on from screen to screen, with a small player above the bottom bar. Its state is `useListening`. */
  player: Player
}

let services: ShellServices | undefined

export function provideShell(provided: ShellServices): void {
  services = provided
}

/** @throws when used before the shell has started, which only a mistake in the boot order can cause. */
export function shell(): ShellServices {
  if (!services) throw new Error('The shell has not provided its services yet')
  return services
}
