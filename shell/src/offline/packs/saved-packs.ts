/** Packs saved on this phone: a list in IndexedDB, the content in Cache Storage. All tabs and visits share both. */
import type { OfflinePack, OfflinePackKind } from '@sureda/contract/remote/offline'
import type { OfflinePackSubject } from '@sureda/remote/offline'
import { deviceStore } from '@sureda/remote/offline'
import { del, entries, set } from 'idb-keyval'
import { create } from 'zustand'
import { openChannel } from '../app/open-channel.ts'
import type { PackFault } from './pack-fault.ts'

export interface SavedPack {
  key: string
  kind: OfflinePackKind
  id: string
  title: string
  /** `saving` while running or waiting to resume, `stopped` by the person or a fault, `saved` when complete and checked. */
  state: 'saving' | 'stopped' | 'saved'
  fault: PackFault | null
  /** Bytes to download when it stopped, of the app and its own; absent if not counted. */
  missing?: number
  /** Milliseconds since 1970; null until it was complete once. */
  savedAt: number | null
  /** Its content. */
  pack: OfflinePack
  /**
   * Content that an update is downloading. Until it is complete the pack stays saved as it was, because the page may
   * close at any time.
   */
  coming?: OfflinePack | undefined
}

interface Packs {
  isRead: boolean
  packs: Readonly<Record<string, SavedPack>>
  /** Stored bytes of packs being saved. */
  progress: Readonly<Record<string, { done: number; total: number }>>
  /** Why the last try did not change the list: a pack that was not begun, an update that leaves the older one. */
  faults: Readonly<Record<string, PackFault>>
  /** Counts changes of stored bytes, to trigger measuring the space again. */
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

const store = deviceStore('sureda-offline', 'packs')

const others = openChannel('saved-packs')
if (others) others.onmessage = () => void readPacks()

/** Reads the list. A browser that refuses (private window, policy) has nothing saved. */
export async function readPacks(): Promise<SavedPack[]> {
  const found = await entries<string, SavedPack>(store).catch(() => [])
  usePacks.setState({ isRead: true, packs: Object.fromEntries(found) })
  return found.map(([, pack]) => pack)
}

/** @throws where the browser stores nothing */
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

/** All work on a pack has ended, including the removal of unneeded content. */
export const noteSettled = (): void => usePacks.setState(({ settled }) => ({ settled: settled + 1 }))
