/** Saving, going on after a cut, stopping and deleting. */
import type { Locale } from '@sureda/contract/locale'
import { type OfflinePack, offlinePackUrl } from '@sureda/contract/offline'
import type { OfflinePackSubject } from '@sureda/remote/save-offline'
import { useSession } from '@sureda/remote/session'
import { currentSet, keepApp, missingFiles } from './keep-app.ts'
import { FileGone, fetchPast, forEachFew, keepFile } from './keep-file.ts'
import { dropUnneeded, hasAnswers, isWhole, keepAnswers, missingOf, openSaved } from './pack-content.ts'
import {
  forgetPack,
  keyOf,
  type PackFault,
  type SavedPack,
  showProgress,
  usePacks,
  writePack,
} from './saved-packs.ts'
import { askToPersist, hasRoomFor, NoRoom } from './storage-room.ts'

const running = new Map<string, AbortController>()

/**
 * What a subject consists of at this moment, in one language.
 * @throws TypeError without network, FileGone where the server does not know it
 */
export async function askForPack(
  { kind, id }: Pick<OfflinePackSubject, 'kind' | 'id'>,
  language: Locale,
): Promise<OfflinePack> {
  const url = offlinePackUrl(kind, id, language)
  const response = await fetchPast(url, { cache: 'no-cache' })
  if (!response.ok) throw new FileGone(url, response.status)
  return (await response.json()) as OfflinePack
}

/** Bytes that saving a pack will fetch: its own, and those of the app that are not here yet. */
export async function bytesToFetch(pack: OfflinePack): Promise<number> {
  const cache = await openSaved()
  const own = await missingOf(cache, pack)
  const app = await missingFiles(await currentSet(), pack.language)
  const answers = (await hasAnswers(cache, pack)) ? 0 : pack.answers.bytes
  return [...own, ...app].reduce((sum, { bytes }) => sum + bytes, answers)
}

/** Saves a subject in today's language, or goes on where it was cut. Never rejects: how it ended stands in the list of packs. */
export async function savePack(subject: OfflinePackSubject): Promise<void> {
  const key = keyOf(subject)
  if (running.has(key)) return
  const controller = new AbortController()
  running.set(key, controller)
  showProgress(key, { done: 0, total: 0 })
  // two tabs must not save the same thing at once; the second finds it done
  await withLock(key, () => run(subject, controller.signal)).catch(() => {})
  running.delete(key)
  showProgress(key, null)
}

/** Stops by hand; what is here stays for going on. */
export const stopPack = (key: string): void => running.get(key)?.abort()

/** Forgets a pack and everything that no other pack needs. */
export async function deletePack(key: string): Promise<void> {
  stopPack(key)
  await withLock(key, async () => {
    await forgetPack(key)
    await dropUnneeded(Object.values(usePacks.getState().packs))
  })
}

/** What was being saved when the page closed or the network went. */
export async function resumePacks(packs: readonly SavedPack[]): Promise<void> {
  const cut = packs.filter(
    ({ state, fault }) => state === 'saving' || (state === 'stopped' && fault === 'network'),
  )
  for (const pack of cut) await savePack(pack)
}

async function run(subject: OfflinePackSubject, signal: AbortSignal): Promise<void> {
  const { language } = useSession.getState()
  const key = keyOf(subject)
  const before = usePacks.getState().packs[key]
  let saved = before
  try {
    await askToPersist()
    const pack = await askForPack(subject, language)
    const { kind, id, title } = subject
    saved = { key, kind, id, title, state: 'saving', fault: null, savedAt: before?.savedAt ?? null, pack }
    await writePack(saved)
    await fetchAll(key, pack, signal)
    if (!(await isWhole(saved))) throw new Error('Something was thrown away meanwhile')
    await writePack({ ...saved, state: 'saved', savedAt: Date.now() })
    await dropUnneeded(Object.values(usePacks.getState().packs))
  } catch (error) {
    // stopped by deleting: there is nothing to say any more
    if (saved && usePacks.getState().packs[key])
      await writePack({ ...saved, state: 'stopped', fault: signal.aborted ? null : faultOf(error) })
    else if (!signal.aborted) throw error
  }
}

async function fetchAll(key: string, pack: OfflinePack, signal: AbortSignal): Promise<void> {
  const cache = await openSaved()
  const set = await currentSet()
  const app = await missingFiles(set, pack.language)
  const files = await missingOf(cache, pack)
  const needsAnswers = !(await hasAnswers(cache, pack))
  const missing = [...app, ...files].reduce(
    (sum, { bytes }) => sum + bytes,
    needsAnswers ? pack.answers.bytes : 0,
  )
  const total = pack.bytes + app.reduce((sum, { bytes }) => sum + bytes, 0)
  let done = total - missing
  const onBytes = (bytes: number) => {
    done += bytes
    showProgress(key, { done, total })
  }
  onBytes(0)
  if (!(await hasRoomFor(missing))) throw new NoRoom()
  if (needsAnswers) {
    await keepAnswers(cache, pack, signal)
    onBytes(pack.answers.bytes)
  }
  await keepApp(set, { language: pack.language, everything: true, signal, onBytes })
  // some of the app may have been fetched by the page itself meanwhile
  done = total - files.reduce((sum, { bytes }) => sum + bytes, 0)
  const one = async (file: (typeof files)[number]) => {
    await keepFile(cache, file, signal)
    onBytes(file.bytes)
  }
  await forEachFew(files, one, signal)
}

function faultOf(error: unknown): PackFault {
  if (error instanceof NoRoom || (error instanceof Error && error.name === 'QuotaExceededError'))
    return 'full'
  if (error instanceof FileGone) return 'gone'
  return error instanceof TypeError ? 'network' : 'failed'
}

function withLock(key: string, work: () => Promise<void>): Promise<void> {
  return navigator.locks ? navigator.locks.request(`saved-pack ${key}`, work) : work()
}
