import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePacks } from '../packs/saved-packs.ts'
import { storageSpace } from '../packs/storage-space.ts'
import { useBytes } from '../packs/use-bytes.ts'
import css from './saved-screen.module.css'

/** What the app takes of the phone's room and what the browser still gives, where it tells. */
export function StorageUse() {
  const { t } = useTranslation('shell')
  const bytes = useBytes()
  const packs = usePacks((state) => state.packs)
  const settled = usePacks((state) => state.settled)
  const [room, setSpace] = useState<Awaited<ReturnType<typeof storageSpace>>>(null)
  useEffect(() => {
    // asked again whenever something was saved or deleted: the list changes first, the bytes go after it
    if (packs || settled) void storageSpace().then(setSpace)
  }, [packs, settled])
  if (!room) return null
  const free = Math.max(0, room.quota - room.used)
  return <p className={css.room}>{t('kept.room', { used: bytes(room.used), free: bytes(free) })}</p>
}
