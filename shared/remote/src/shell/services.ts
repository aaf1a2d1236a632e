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
/** A fresh identity proof by Google or Apple, for the API to verify; or why there is none. */
export type ProviderProof =
  | { provider: 'google' | 'apple'; id_token: string; nonce: string }
  | { provider: 'google' | 'apple' | null; fault: ProviderFault }

/** One menu item, for this person and in their language. */
export interface MenuEntry {
  path: string
  label: string
  /** A second line, if its remote declares one. */
  text?: string
  icon: IconName
}

/**
 * Services of the running shell for remotes. One instance, provided before the first remote loads; a fake one when a
 * remote runs alone.
 */
export interface ShellServices {
  /** @returns a function that removes the message once it no longer applies */
  toast: (toast: ToastRequest) => () => void
  /** Shows the sign-in prompt; Continue opens the login screen and saves `target` as the place to return to. */
  askToLogin: (target: string) => void
  /** Calls the server (failures ignored), then always clears the session. */
  logout: () => Promise<void>
  /** Asks for confirmation, then does what `logout` does. */
  askToLogout: () => void
  /** Redirects to Google or Apple, which return the person to `path`. Resolves only if that fails, with the reason. */
  proveByProvider: (provider: 'google' | 'apple', path: string) => Promise<ProviderFault | undefined>
  /** Returns the proof once; null if none was requested. */
  takeProof: () => Promise<ProviderProof | null>
  /** Whether the shell or a remote has a screen at this address for this visitor: lists omit links that lead nowhere. */
  canOpen: (path: string) => boolean
  /**
   * A hook: the items that all remotes declare for a menu, in order, for this person, without dead links. Undefined
   * while their texts load.
   */
  useMenu: (menu: MenuName) => readonly MenuEntry[] | undefined
  changeLanguage: (language: string) => Promise<void>
  /** Renders whatever the registry has for a slot. */
  SlotOutlet: ComponentType<{ name: SlotName; slotProps: SlotProps[SlotName] }>
  /** Prefetches what fills a slot when the person opens its container, whose code is loading too. Failures show in the slot. */
  prepareSlot: (name: SlotName) => void
  /** The button that saves something for offline use, with size and progress. */
  SaveOffline: ComponentType<OfflinePackSubject>
  /** The app's audio player: plays on across screens, with a mini player above the bottom bar. Its state is `usePlayerState`. */
  player: Player
}

let services: ShellServices | undefined

export function provideShell(provided: ShellServices): void {
  services = provided
}

/** @throws when used before the shell has started, which only a wrong boot order can cause. */
export function shell(): ShellServices {
  if (!services) throw new Error('The shell has not provided its services yet')
  return services
}
