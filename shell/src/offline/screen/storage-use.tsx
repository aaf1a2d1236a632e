import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePacks } from '../packs/saved-packs.ts'
import { storageSpace } from '../packs/storage-space.ts'
import { useBytes } from '../packs/use-bytes.ts'
import css from './saved-screen.module.css'

/** Space used by the app and still available, if the browser tells. */
export function StorageUse() {
  const { t } = useTranslation('shell')
  const bytes = useBytes()
  const packs = usePacks((state) => state.packs)
  const settled = usePacks((state) => state.settled)
  const [space, setSpace] = useState<Awaited<ReturnType<typeof storageSpace>>>(null)
  useEffect(() => {
    // measured after each save or deletion: the list changes first, the bytes later
    if (packs || settled) void storageSpace().then(setSpace)
  }, [packs, settled])
  if (!space) return null
  const free = Math.max(0, space.quota - space.used)
  return <p className={css.space}>{t('saved.space', { used: bytes(space.used), free: bytes(free) })}</p>
}
