import { guideActions } from '@sureda/contract/rules/guide-actions'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { errorMessage } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { Button } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useTranslation } from 'react-i18next'
import css from './reservation-steps.module.css'
import type { SheetName } from './sheet-name.ts'
import { useStep } from './use-step.ts'

interface ReservationStepsProps {
  reservation: GuideReservation
  now: Date
  onSheet: (name: SheetName) => void
}

/** The possible steps. Confirming is one tap; what cannot be undone asks first. */
export function ReservationSteps({ reservation, now, onSheet }: ReservationStepsProps) {
  const { t } = useTranslation('guide')
  const online = useOnline()
  const step = useStep(reservation)
  const actions = guideActions(reservation, now)
  const name = { name: reservation.member.name }
  if (actions.length === 0 && !step.isError) return null
  const direct = (action: 'confirm' | 'attended') => (
    <Button
      className={css.main}
      icon="check"
      isDisabled={!online}
      isPending={step.isPending}
      pendingLabel={t('shell:common.sending')}
      aria-label={t(`step.${action}Of`, name)}
      onPress={() => step.mutate({ action })}
    >
      {t(`step.${action}`)}
    </Button>
  )
  const asking = (action: SheetName, variant: 'secondary' | 'quiet') => (
    <Button
      className={variant === 'quiet' ? css.quiet : undefined}
      variant={variant}
      isDisabled={!online || step.isPending}
      aria-label={t(`step.${action}Of`, name)}
      onPress={() => onSheet(action)}
    >
      {t(`step.${action}`)}
    </Button>
  )
  return (
    <>
      {step.isError && <FaultNotice of={step.error}>{errorMessage(step.error, t)}</FaultNotice>}
      <div className={css.row}>
        {actions.includes('confirm') && direct('confirm')}
        {actions.includes('reject') && asking('reject', 'secondary')}
        {actions.includes('attended') && direct('attended')}
        {actions.includes('no-show') && asking('no-show', 'secondary')}
        {actions.includes('cancel') && asking('cancel', 'quiet')}
      </div>
    </>
  )
}
