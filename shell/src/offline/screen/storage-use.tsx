import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePacks } from '../packs/saved-packs.ts'
import { storageSpace } from '../packs/storage-space.ts'
import { useBytes } from '../packs/use-bytes.ts'
import css from './saved-screen.module.css'

/** What the app takes of the phone's space and what the browser still gives, where it says so. */
export function StorageUse() {
  const { t } = useTranslation('shell')
  const bytes = useBytes()
  const packs = usePacks((state) => state.packs)
  const settled = usePacks((state) => state.settled)
  const [space, setSpace] = useState<Awaited<ReturnType<typeof storageSpace>>>(null)
  useEffect(() => {
    // asked again whenever something was saved or deleted: the list changes first, the bytes go after it
    if (packs || settled) void storageSpace().then(setSpace)
  }, [packs, settled])
  if (!space) return null
  const free = Math.max(0, space.quota - space.used)
  return <p className={css.space}>{t('saved.space', { used: bytes(space.used), free: bytes(free) })}</p>
}
