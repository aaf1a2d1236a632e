import { useIsUpdatePostponed } from '@sureda/remote/shell'
import { Button } from '@sureda/ui/base'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { applyUpdate, useUpdate } from '../offline/app/update-watch.ts'
import css from './update-bar.module.css'

/** What a reload would destroy. Not searches: their text is in the address. */
const WORK = 'form:not([role=search]), [role=dialog], [role=alertdialog]'

/** "A new version is ready": offered once, never over a form, a dialog or a tracked route, and applied only on tap. */
export function UpdateBar() {
  const isReady = useUpdate((state) => state.isReady)
  const isHeld = useIsUpdatePostponed()
  const [isLater, setLater] = useState(false)
  return isReady && !isHeld && !isLater ? <Bar onLater={() => setLater(true)} /> : null
}

function Bar({ onLater }: { onLater: () => void }) {
  const { t } = useTranslation('shell')
  const [isTaking, setTaking] = useState(false)
  const isAtWork = useSyncExternalStore(watchPage, () => document.querySelector(WORK) !== null)
  if (isAtWork) return null
  const take = () => {
    setTaking(true)
    void applyUpdate()
  }
  return (
    <div className={css.bar} role="status">
      <p className={css.text}>{t('update.text')}</p>
      <Button
        size="small"
        icon="refresh"
        isPending={isTaking}
        pendingLabel={t('common.loading')}
        onPress={take}
      >
        {t('update.reload')}
      </Button>
      <Button size="small" variant="quiet" onPress={onLater}>
        {t('update.later')}
      </Button>
    </div>
  )
}

function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
