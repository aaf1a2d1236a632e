import { CLOSED, type Recording, useListening } from '@sureda/remote/listening'
import { provideShell, type ToastRequest } from '@sureda/remote/shell-services'
import type { SlotName, SlotProps } from '@sureda/remote/slots'
import type { ComponentType } from 'react'

export type FakeSlots = { [N in SlotName]?: ComponentType<SlotProps[N]> }

/** What the screen under test asked of the shell. */
export interface FakeShell {
  toasts: ToastRequest[]
  /** Targets of the sign-in prompts that were shown. */
  loginPrompts: string[]
  logouts: number
  logoutPrompts: number
  languages: string[]
  /** What the player was asked to play; it is silent, and at once at it. */
  listened: Recording[]
  preparedSlots: SlotName[]
}

/** Provides a shell that only remembers. A slot shows the component given for it, or its name and props as text. */
export function provideFakeShell(slots: FakeSlots = {}): FakeShell {
  const seen: FakeShell = {
    toasts: [],
    loginPrompts: [],
    logouts: 0,
    logoutPrompts: 0,
    languages: [],
    listened: [],
    preparedSlots: [],
  }
  useListening.setState(CLOSED)
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
    canOpen: () => true,
    changeLanguage: async (language) => {
      seen.languages.push(language)
    },
    player: {
      listen: (recording) => {
        seen.listened.push(recording)
        useListening.setState({ recording, status: 'playing', fault: null })
      },
      pause: () => useListening.setState({ status: 'paused' }),
      seek: (time) => useListening.setState({ time }),
      skip: (by) => useListening.setState(({ time }) => ({ time: time + by })),
      setRate: (rate) => useListening.setState({ rate }),
      close: () => useListening.setState(CLOSED),
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
