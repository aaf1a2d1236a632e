/** What this phone has saved by hand: a list in IndexedDB, the content in Cache Storage. Pages, tabs and visits share both. */
import type { OfflinePack, OfflinePackKind } from '@sureda/contract/remote/offline'
import type { OfflinePackSubject } from '@sureda/remote/offline'
import { phoneStore } from '@sureda/remote/offline'
import { del, entries, set } from 'idb-keyval'
import { create } from 'zustand'
import { openChannel } from '../app/open-channel.ts'
import type { PackFault } from './pack-fault.ts'

export interface SavedPack {
  key: string
  kind: OfflinePackKind
  id: string
  title: string
  /** `saving` while it runs or until it is taken up again, `stopped` by hand or by a fault, `saved` when everything was there and checked. */
  state: 'saving' | 'stopped' | 'saved'
  fault: PackFault | null
  /** Bytes still to fetch when it stopped, of the app and its own; absent where it was not counted. */
  missing?: number
  /** Milliseconds since 1970; null until it was whole once. */
  savedAt: number | null
  /** What it consists of. */
  pack: OfflinePack
  /** What an update of a whole pack is fetching. Until all of it is here, the pack stays saved as it was: the page may close at any time. */
  coming?: OfflinePack | undefined
}

interface Packs {
  isRead: boolean
  packs: Readonly<Record<string, SavedPack>>
  /** Bytes that are here, of a pack that is being saved. */
  progress: Readonly<Record<string, { done: number; total: number }>>
  /** Why the last try changed nothing in the list: a pack that was not begun, an update that leaves the older one as it is. */
  faults: Readonly<Record<string, PackFault>>
  /** Counts how often bytes have come or gone for good: the time to measure the space again. */
  settled: number
}

export const usePacks = create<Packs>(() => ({
  isRead: false,
  packs: {},
  progress: {},
  faults: {},
  settled: 0,
}))

export const keyOf = ({ kind, id }: Pick<OfflinePackSubject, 'kind' | 'id'>): string => `${kind}/${id}`

const store = phoneStore('sureda-offline', 'packs')

const others = openChannel('saved-packs')
if (others) others.onmessage = () => void readPacks()

/** Reads the list. A phone that refuses (private window, policy) has nothing saved. */
export async function readPacks(): Promise<SavedPack[]> {
  const found = await entries<string, SavedPack>(store).catch(() => [])
  usePacks.setState({ isRead: true, packs: Object.fromEntries(found) })
  return found.map(([, pack]) => pack)
}

/** @throws where the browser keeps nothing */
export async function writePack(saved: SavedPack): Promise<void> {
  await set(saved.key, saved, store)
  usePacks.setState(({ packs }) => ({ packs: { ...packs, [saved.key]: saved } }))
  others?.postMessage(saved.key)
}

export async function forgetPack(key: string): Promise<void> {
  await del(key, store)
  const { [key]: _gone, ...packs } = usePacks.getState().packs
  usePacks.setState({ packs })
  showFault(key, null)
  others?.postMessage(key)
}

export function showProgress(key: string, progress: { done: number; total: number } | null): void {
  const { [key]: _before, ...rest } = usePacks.getState().progress
  usePacks.setState({ progress: progress ? { ...rest, [key]: progress } : rest })
}

export function showFault(key: string, fault: PackFault | null): void {
  const { [key]: _before, ...rest } = usePacks.getState().faults
  usePacks.setState({ faults: fault ? { ...rest, [key]: fault } : rest })
}

/** Everything that was begun with a pack has ended, also the removal of what is not needed any more. */
export const noteSettled = (): void => usePacks.setState(({ settled }) => ({ settled: settled + 1 }))
