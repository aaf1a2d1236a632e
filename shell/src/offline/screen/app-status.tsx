import { OFFLINE_PAGE } from '@sureda/contract/remote/offline'
import { useOnline } from '@sureda/remote/device'
import { Icon } from '@sureda/ui/icons'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onAppReady } from '../app/app-ready.ts'
import { CACHES } from '../app/cache-names.ts'
import { fromCache } from '../app/open-cache.ts'
import css from './saved-screen.module.css'

/** Says whether the app opens offline. Reserves its space until that is known. */
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

/** Null until known. If it is not stored yet, the tab that stores it announces it. */
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
