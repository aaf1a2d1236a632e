import { OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import { useOnline } from '@sureda/remote/device'
import { Icon } from '@sureda/ui/icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onAppReady } from '../app/app-ready.ts'
import { CACHES } from '../app/cache-names.ts'
import { fromCache } from '../app/open-cache.ts'
import css from './saved-screen.module.css'

/** Says whether the app itself opens without network. Its place is there before it is known, so that nothing below it jumps. */
export function AppStatus() {
  const { t } = useTranslation('shell')
  const isKept = useIsAppReady()
  const isOnline = useOnline()
  return (
    <p className={css.app} role="status">
      {isKept !== null && (
        <>
          <Icon name={isKept ? 'circle-check' : 'info'} className={isKept ? css.good : css.icon} />
          <span>{t(isKept ? 'saved.appReady' : isOnline ? 'saved.appSaving' : 'saved.appNotReady')}</span>
        </>
      )}
    </p>
  )
}

/** Null until it is known. While it is not stored it may be on its way: the tab that has fetched it says so. */
function useIsAppReady(): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null)
  useEffect(() => {
    const stop = onAppReady(() => setKept(true))
    void fromCache(CACHES.app, OFFLINE_PAGE).then((found) =>
      setKept((before) => before || found !== undefined),
    )
    return stop
  }, [])
  return isKept
}
