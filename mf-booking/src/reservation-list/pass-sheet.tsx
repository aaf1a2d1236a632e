import { ReservationHistory } from '@sureda/remote/features/reservations'
import { BottomSheet } from '@sureda/ui/overlays'
import { useTranslation } from 'react-i18next'
import { ReservationPass } from '../pass/reservation-pass.tsx'
import type { SheetProps } from './sheet-props.ts'

export default function PassSheet({ reservation, onClose }: SheetProps) {
  const { t } = useTranslation('booking')
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      heights={['full']}
      title={t('pass.title')}
      closeLabel={t('shell:common.close')}
      expandLabel={t('shell:common.expand')}
      collapseLabel={t('shell:common.collapse')}
    >
      <ReservationPass reservation={reservation} />
      <ReservationHistory history={reservation.history} namespace="booking" />
    </BottomSheet>
  )
}
