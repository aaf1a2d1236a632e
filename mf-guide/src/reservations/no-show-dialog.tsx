import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { errorMessage } from '@sureda/remote/api'
import { ConfirmDialog } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import { useStep } from './use-step.ts'

interface NoShowDialogProps {
  reservation: GuideReservation
  onClose: () => void
}

/** Asks before a no-show is recorded for good. */
export default function NoShowDialog({ reservation, onClose }: NoShowDialogProps) {
  const { t } = useTranslation('guide')
  const step = useStep(reservation, onClose)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      tone="danger"
      title={t('noShow.title', { name: reservation.member.name })}
      text={t('noShow.text')}
      confirmLabel={t('noShow.confirm')}
      cancelLabel={t('shell:common.cancel')}
      pendingLabel={t('shell:common.sending')}
      closeLabel={t('shell:common.close')}
      errorText={step.isError ? errorMessage(step.error, t) : undefined}
      onConfirm={async () => void (await step.mutateAsync({ action: 'no-show' }))}
    />
  )
}
