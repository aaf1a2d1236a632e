import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { errorMessage } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { leaveWaitlist, refetchWaitlist, refreshWaitlist } from '../shared/waitlist-queries.ts'

interface LeaveDialogProps {
  entry: WaitlistEntry
  onClose: () => void
}

/** Asks before a waitlist entry or an offer is given up. A link in a mail leads here, too. */
export default function LeaveDialog({ entry, onClose }: LeaveDialogProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const [fault, setFault] = useState<string>()
  const isOffered = entry.status === 'offered'
  const leave = async () => {
    setFault(undefined)
    try {
      await leaveWaitlist(entry.id)
    } catch (error) {
      setFault(`${t('waitlist.leaveFailed')}: ${errorMessage(error, t)}`)
      void refetchWaitlist()
      throw error
    }
    await refreshWaitlist()
    shell().toast({ kind: 'success', text: t(isOffered ? 'waitlist.gone' : 'waitlist.leftLine') })
  }
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t(isOffered ? 'waitlist.letGoTitle' : 'waitlist.leaveTitle')}
      text={
        <>
          <p>
            <strong>{entry.experience.title}</strong>
            <br />
            {format.day(entry.date)}, {entry.time}
          </p>
          <p>{t(isOffered ? 'waitlist.letGoText' : 'waitlist.leaveText')}</p>
        </>
      }
      confirmLabel={t(isOffered ? 'waitlist.letGo' : 'waitlist.leave')}
      cancelLabel={t(isOffered ? 'waitlist.think' : 'waitlist.stay')}
      pendingLabel={t('shell:common.sending')}
      closeLabel={t('shell:common.close')}
      errorText={fault}
      onConfirm={leave}
    />
  )
}
