/** Saving packs, resuming, stopping and deleting them. */
import type { Locale } from '@sureda/contract/codes/locale'
import { type OfflinePack, offlinePackUrl } from '@sureda/contract/remote/offline'
import type { OfflinePackSubject } from '@sureda/remote/offline'
import { webLocks } from '@sureda/remote/offline'
import { useSession } from '@sureda/remote/session'
import { currentSet, missingFiles, storeApp } from '../app/store-app.ts'
import { FileGone, fetchList, forEachFew, storeFile } from '../app/store-file.ts'
import { dropUnneeded, hasAnswers, isWhole, missingOf, openSaved, storeAnswers } from './pack-content.ts'
import { faultOf, type PackFault, PackGone } from './pack-fault.ts'
import {
  forgetPack,
  keyOf,
  noteSettled,
  type SavedPack,
  showFault,
  showProgress,
  usePacks,
  writePack,
} from './saved-packs.ts'
import { askToPersist, hasSpaceFor, NoSpace } from './storage-space.ts'

/** Lists fetched per try: files of the first one may be replaced or deleted while downloading. */
const LISTS_PER_TRY = 2

const running = new Map<string, AbortController>()

/**
 * The current content of a subject in one language.
 * @throws PackGone if the server does not know it; else what `fetchList` throws
 */
export function askForPack(
  { kind, id }: Pick<OfflinePackSubject, 'kind' | 'id'>,
  language: Locale,
  signal?: AbortSignal,
): Promise<OfflinePack> {
  return fetchList<OfflinePack>(offlinePackUrl(kind, id, language), signal).catch((error: unknown) => {
    throw error instanceof FileGone ? new PackGone(error.message) : error
  })
}

/** Bytes that saving a pack will download: its own, and those of the app that are missing. */
export async function bytesToFetch(pack: OfflinePack): Promise<number> {
  const cache = await openSaved()
  const own = await missingOf(cache, pack)
  const app = await missingFiles(await currentSet(), pack.language)
  const answers = (await hasAnswers(cache, pack)) ? [] : [pack.answers]
  return bytesOf([...own, ...app, ...answers])
}

/**
 * Saves a subject in the current language, or resumes it. Never rejects: the result is in the list of packs or among
 * the faults.
 */
export async function savePack(subject: OfflinePackSubject): Promise<void> {
  const key = keyOf(subject)
  if (running.has(key)) return
  const controller = new AbortController()
  running.set(key, controller)
  showFault(key, null)
  showProgress(key, { done: 0, total: 0 })
  // two tabs must not save the same pack at once; the second finds it done
  const fault = await withLock(key, () => run(subject, controller.signal)).catch(faultOf)
  running.delete(key)
  showFault(key, fault)
  showProgress(key, null)
  noteSettled()
}

/** Stopped by the person; what is stored remains for resuming. */
export const stopPack = (key: string): void => running.get(key)?.abort()

/** Deletes a pack and everything that no other pack needs. */
export async function deletePack(key: string): Promise<void> {
  stopPack(key)
  await withLock(key, async () => {
    await forgetPack(key)
    await dropUnneeded(Object.values(usePacks.getState().packs))
  })
  noteSettled()
}

/** Interrupted because the page closed, the network failed or the server was busy. */
export const isInterrupted = ({ state, fault, coming }: SavedPack): boolean =>
  state === 'saving' ||
  coming !== undefined ||
  (state === 'stopped' && (fault === 'network' || fault === 'busy'))

export async function resumePacks(packs: readonly SavedPack[]): Promise<void> {
  for (const pack of packs.filter(isInterrupted)) await savePack(pack)
}

/** @returns why it failed, if the list of packs does not say so */
async function run(subject: OfflinePackSubject, signal: AbortSignal): Promise<PackFault | null> {
  const key = keyOf(subject)
  const before = usePacks.getState().packs[key]
  try {
    await askToPersist()
    const saved = await fetchPack(subject, before, signal)
    if (!(await isWhole(saved))) throw new Error('A saved file was deleted meanwhile')
    await writePack({ ...saved, state: 'saved', savedAt: Date.now() })
    await dropUnneeded(Object.values(usePacks.getState().packs))
    return null
  } catch (error) {
    const fault = signal.aborted ? null : faultOf(error)
    const listed = usePacks.getState().packs[key]
    // not begun, or deleted meanwhile
    if (!listed) return fault
    if (before?.state === 'saved' && (await isWhole(before))) {
      await writePack({ ...before, coming: undefined })
      return fault
    }
    const { coming, pack } = listed
    const stopped = { ...listed, pack: coming ?? pack, coming: undefined }
    await writePack({ ...stopped, state: 'stopped', fault, ...missingNow(key) })
    return null
  }
}

function missingNow(key: string): Pick<SavedPack, 'missing'> {
  const { done = 0, total = 0 } = usePacks.getState().progress[key] ?? {}
  return total > 0 ? { missing: total - done } : {}
}

/** Downloads the files of the current list; refetches the list once if a file no longer exists. */
async function fetchPack(
  subject: OfflinePackSubject,
  before: SavedPack | undefined,
  signal: AbortSignal,
  lists = LISTS_PER_TRY,
): Promise<SavedPack> {
  const { kind, id, title } = subject
  const key = keyOf(subject)
  const pack = await askForPack(subject, useSession.getState().language, signal)
  const savedAt = before?.savedAt ?? null
  const saving: SavedPack = { key, kind, id, title, state: 'saving', fault: null, savedAt, pack }
  const isUpdate = before?.state === 'saved'
  await writePack(isUpdate ? { ...before, coming: pack } : saving)
  try {
    await fetchAll(key, pack, signal, isUpdate)
    return saving
  } catch (error) {
    if (!(error instanceof FileGone) || lists === 1) throw error
    return fetchPack(subject, before, signal, lists - 1)
  }
}

/** An update stores new answers last: they replace the older ones, whose pack must stay complete until then. */
async function fetchAll(
  key: string,
  pack: OfflinePack,
  signal: AbortSignal,
  isUpdate: boolean,
): Promise<void> {
  const cache = await openSaved()
  const set = await currentSet()
  const app = await missingFiles(set, pack.language)
  const files = await missingOf(cache, pack)
  const answers = (await hasAnswers(cache, pack)) ? [] : [pack.answers]
  const missing = bytesOf([...app, ...files, ...answers])
  const total = pack.bytes + bytesOf(app)
  let done = total - missing
  const onBytes = (bytes: number) => {
    done += bytes
    showProgress(key, { done, total })
  }
  onBytes(0)
  if (!(await hasSpaceFor(missing))) throw new NoSpace()
  const takeAnswers = async () => {
    for (const { bytes } of answers.splice(0)) {
      await storeAnswers(cache, pack, signal)
      onBytes(bytes)
    }
  }
  if (!isUpdate) await takeAnswers()
  await storeApp(set, { language: pack.language, everything: true, signal, onBytes })
  // the page may have fetched some of the app meanwhile
  done = total - bytesOf([...files, ...answers])
  const one = async (file: (typeof files)[number]) => {
    await storeFile(cache, file, signal)
    onBytes(file.bytes)
  }
  await forEachFew(files, one, signal)
  await takeAnswers()
}

const bytesOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

async function withLock<T>(key: string, work: () => Promise<T>): Promise<T> {
  const locks = await webLocks()
  return locks ? locks.request(`saved-pack ${key}`, work) : work()
}
