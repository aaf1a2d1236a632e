import type { OfflinePack } from '@sureda/contract/remote/offline'
import { useOnline } from '@sureda/remote/device'
import type { OfflinePackSubject } from '@sureda/remote/offline'
import { useSession } from '@sureda/remote/session'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isWhole } from './pack-content.ts'
import type { PackFault } from './pack-fault.ts'
import { askForPack, bytesToFetch } from './save-pack.ts'
import { keyOf, readPacks, type SavedPack, usePacks, writePack } from './saved-packs.ts'

/** What can be done with a subject now. */
export type PackOffer =
  | { state: 'asking' }
  | { state: 'cannot-ask'; retry: () => void }
  | { state: 'without-network' }
  | { state: 'offered'; bytes: number; fault: PackFault | null }
  | { state: 'saving'; done: number; total: number }
  | { state: 'stopped'; saved: SavedPack; missing: number | null }
  /** Included in the saved territory: nothing of its own to save or delete. */
  | { state: 'in-territory' }
  | { state: 'saved'; saved: SavedPack; change: 'content' | 'language' | null; fault: PackFault | null }

const packQuery = (subject: OfflinePackSubject, language: SavedPack['pack']['language']) =>
  queryOptions({
    queryKey: ['offline-pack', subject.kind, subject.id, language],
    queryFn: async (): Promise<{ pack: OfflinePack; bytes: number }> => {
      const pack = await askForPack(subject, language)
      return { pack, bytes: await bytesToFetch(pack) }
    },
    retry: 1,
  })

/** Tracks a subject from offer through saving to saved. */
export function usePackOffer(subject: OfflinePackSubject): PackOffer {
  const key = keyOf(subject)
  const language = useSession((session) => session.language)
  const isOnline = useOnline()
  const isRead = usePacks((state) => state.isRead)
  const saved = usePacks((state) => state.packs[key])
  const territory = usePacks((state) =>
    subject.kind === 'territory' ? undefined : savedTerritory(Object.values(state.packs), language),
  )
  const progress = usePacks((state) => state.progress[key])
  const fault = usePacks((state) => state.faults[key] ?? null)
  const asked = useQuery({ ...packQuery(subject, language), enabled: isOnline && !progress })
  useEffect(() => {
    if (!isRead) void readPacks()
  }, [isRead])
  // an update replaces parts of it, so it is not checked meanwhile
  useLostContent(progress ? undefined : (saved ?? territory))

  if (progress) return { state: 'saving', ...progress }
  if (saved?.state === 'saved')
    return { state: 'saved', saved, change: changeOf(saved, asked.data?.pack, language), fault }
  if (saved) return { state: 'stopped', saved, missing: saved.missing ?? asked.data?.bytes ?? null }
  if (territory && isWithin(territory, subject, asked.data?.pack)) return { state: 'in-territory' }
  if (asked.data) return { state: 'offered', bytes: asked.data.bytes, fault }
  if (!isOnline) return { state: 'without-network' }
  if (asked.isError) return { state: 'cannot-ask', retry: () => void asked.refetch() }
  return { state: 'asking' }
}

const savedTerritory = (packs: readonly SavedPack[], language: string): SavedPack | undefined =>
  packs.find(
    ({ kind, state, pack }) => kind === 'territory' && state === 'saved' && pack.language === language,
  )

/**
 * Whether the saved territory contains all of it; without its list, whether the territory knew it at all. Newer content
 * is offered separately.
 */
function isWithin({ pack: { answers, files } }: SavedPack, { id }: OfflinePackSubject, now?: OfflinePack) {
  if (!now) return answers.addresses.some((address) => address.endsWith(`/${encodeURIComponent(id)}`))
  const has = new Set([...answers.addresses, ...files.map(({ url }) => url)])
  return [...now.answers.addresses, ...now.files.map(({ url }) => url)].every((address) => has.has(address))
}

function changeOf(saved: SavedPack, now: OfflinePack | undefined, language: string) {
  if (saved.pack.language !== language) return 'language'
  return now && now.version !== saved.pack.version ? 'content' : null
}

/** Checks that everything is still stored: evicted content must not count as saved. */
function useLostContent(saved: SavedPack | undefined): void {
  useEffect(() => {
    if (saved?.state !== 'saved') return
    void isWhole(saved).then((whole) => {
      // an update interrupted among its last files continues by itself
      if (!whole) void writePack({ ...saved, state: 'stopped', fault: saved.coming ? null : 'failed' })
    })
  }, [saved])
}
