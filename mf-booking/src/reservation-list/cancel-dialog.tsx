import { errorMessage, newIdempotencyKey } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelReservation, refetchReservations, refreshReservations } from '../shared/reservation-queries.ts'
import type { SheetProps } from './sheet-props.ts'

interface CancelDialogProps extends SheetProps {
  onCancelled?: () => void
}

/** Asks before it cancels, which cannot be undone. It stays open with the reason when the server refuses. */
export default function CancelDialog({ reservation, onClose, onCancelled }: CancelDialogProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const [key] = useState(newIdempotencyKey)
  const [fault, setFault] = useState<string>()
  const cancel = async () => {
    setFault(undefined)
    try {
      await cancelReservation(reservation, key)
    } catch (error) {
      setFault(`${t('error.cancel')} ${errorMessage(error, t)}`)
      // it may have been cancelled all the same, or the shown reservation is old
      void refetchReservations()
      throw error
    }
    await refreshReservations()
    shell().toast({ kind: 'success', text: t('cancel.done') })
    onCancelled?.()
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t('cancel.title')}
      text={
        <>
          <p>
            <strong>{reservation.experience.title}</strong>
            <br />
            {format.day(reservation.date)}, {reservation.time}
          </p>
          <p>{t('cancel.text')}</p>
        </>
      }
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      pendingLabel={t('cancel.pending')}
      closeLabel={t('shell:common.close')}
      errorText={fault}
      onConfirm={cancel}
    />
  )
}
