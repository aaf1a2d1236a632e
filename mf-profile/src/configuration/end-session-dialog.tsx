import { errorMessage } from '@sureda/remote/api'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { endSessions } from './session-queries.ts'

interface EndSessionDialogProps {
  /** Left out for all sessions but this one. */
  id?: string
  device?: string
  onClose: (isEnded: boolean) => void
}

/** Asks before a session is ended, because unsent actions on that phone are lost. */
export function EndSessionDialog({ id, device, onClose }: EndSessionDialogProps) {
  const { t } = useTranslation('profile')
  const [fault, setFault] = useState<string>()
  const end = async () => {
    setFault(undefined)
    try {
      await endSessions(id)
      onClose(true)
    } catch (error) {
      setFault(errorMessage(error, t))
      throw error
    }
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => onClose(false)}
      title={device ? t('sessions.ask', { device }) : t('sessions.askOthers')}
      text={t('sessions.askText')}
      confirmLabel={device ? t('sessions.end') : t('sessions.endOthers')}
      cancelLabel={t('shell:common.notNow')}
      pendingLabel={t('sessions.ending')}
      closeLabel={t('shell:common.close')}
      errorText={fault}
      onConfirm={end}
    />
  )
}
