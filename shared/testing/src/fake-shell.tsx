import type { NavContribution } from '@sureda/contract/remote/registry'
import { CLOSED, type Recording, usePlayerState } from '@sureda/remote/features/player'
import type { SlotName, SlotProps } from '@sureda/remote/shell'
import { type ProviderProof, provideShell, type ToastRequest } from '@sureda/remote/shell'
import type { IconName } from '@sureda/ui/icons'
import i18next from 'i18next'
import type { ComponentType } from 'react'

export type FakeSlots = { [N in SlotName]?: ComponentType<SlotProps[N]> }

/** What the screen under test has called. */
export interface FakeShell {
  toasts: ToastRequest[]
  /** Targets of the sign-in prompts that were shown. */
  loginPrompts: string[]
  logouts: number
  logoutPrompts: number
  /** Requested identity proofs: provider and path to return to. */
  proofsAsked: { provider: 'google' | 'apple'; path: string }[]
  /** The proof that the provider returns; set by a test. */
  proof: ProviderProof | null
  languages: string[]
  /** Recordings passed to the player, which plays them at once and without sound. */
  listened: Recording[]
  preparedSlots: SlotName[]
}

/**
 * Provides a shell that records its calls. A slot renders the component given for it, or its name and props as text; a menu has the items of `nav`
 * for the present visitor. `missing` are addresses that no remote has.
 */
export function provideFakeShell(
  slots: FakeSlots = {},
  nav: readonly NavContribution[] = [],
  missing: readonly string[] = [],
): FakeShell {
  const seen: FakeShell = {
    toasts: [],
    loginPrompts: [],
    logouts: 0,
    logoutPrompts: 0,
    proofsAsked: [],
    proof: null,
    languages: [],
    listened: [],
    preparedSlots: [],
  }
  usePlayerState.setState(CLOSED)
  provideShell({
    toast: (toast) => {
      seen.toasts.push(toast)
      return () => {
        seen.toasts = seen.toasts.filter((one) => one !== toast)
      }
    },
    askToLogin: (target) => {
      seen.loginPrompts.push(target)
    },
    logout: async () => {
      seen.logouts += 1
    },
    askToLogout: () => {
      seen.logoutPrompts += 1
    },
    proveByProvider: async (provider, path) => {
      seen.proofsAsked.push({ provider, path })
      return undefined
    },
    takeProof: async () => {
      const { proof } = seen
      seen.proof = null
      return proof
    },
    canOpen: (path) => !missing.includes(path),
    useMenu: (menu) =>
      nav
        .filter((place) => place.in === menu)
        .sort((a, b) => a.order - b.order)
        .map(({ path, label, text, icon }) => ({
          path,
          label: i18next.t(label),
          ...(text ? { text: i18next.t(text) } : {}),
          icon: icon as IconName,
        })),
    changeLanguage: async (language) => {
      seen.languages.push(language)
    },
    player: {
      listen: (recording) => {
        seen.listened.push(recording)
        usePlayerState.setState({ recording, status: 'playing', fault: null })
      },
      pause: () => usePlayerState.setState({ status: 'paused' }),
      seek: (time) => usePlayerState.setState({ time }),
      skip: (by) => usePlayerState.setState(({ time }) => ({ time: time + by })),
      setRate: (rate) => usePlayerState.setState({ rate }),
      close: () => usePlayerState.setState(CLOSED),
    },
    SaveOffline: ({ kind, id }) => (
      <p>
        [save {kind} {id}]
      </p>
    ),
    prepareSlot: (name) => {
      seen.preparedSlots.push(name)
    },
    SlotOutlet: ({ name, slotProps }) => {
      const Content = slots[name] as ComponentType<typeof slotProps> | undefined
      return Content ? (
        <Content {...slotProps} />
      ) : (
        <p>
          [{name}] {JSON.stringify(slotProps)}
        </p>
      )
    },
  })
  return seen
}
