import { OFFLINE_PAGE } from '@sureda/contract/offline'
import { useOnline } from '@sureda/remote/online'
import { Icon } from '@sureda/ui/icon'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CACHES } from './cache-names.ts'
import css from './kept-screen.module.css'

const LOOK_AGAIN_MS = 2_000

/** Says whether the app itself opens without network. Its place is there before it is known, so that nothing below it jumps. */
export function KeptApp() {
  const { t } = useTranslation('shell')
  const isKept = useIsAppKept()
  const isOnline = useOnline()
  return (
    <p className={css.app} role="status">
      {isKept !== null && (
        <>
          <Icon name={isKept ? 'circle-check' : 'info'} className={isKept ? css.good : css.icon} />
          {t(isKept ? 'kept.appReady' : isOnline ? 'kept.appSaving' : 'kept.appNotReady')}
        </>
      )}
    </p>
  )
}

/** Null until it is known; looks again while it is not kept, because it is being fetched. */
function useIsAppKept(): boolean | null {
  const [isKept, setKept] = useState<boolean | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const found = await caches
        .open(CACHES.app)
        .then((app) => app.match(OFFLINE_PAGE))
        .catch(() => undefined)
      setKept(found !== undefined)
      if (!found) timer = setTimeout(() => void look(), LOOK_AGAIN_MS)
    }
    void look()
    return () => clearTimeout(timer)
  }, [])
  return isKept
}
