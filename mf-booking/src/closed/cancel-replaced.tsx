import type { Reservation } from '@sureda/contract/schemas/bookings/reservation'
import { errorMessage, newIdempotencyKey } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { Banner, Button } from '@sureda/ui/base'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cancelReservation, readReservation, refreshReservations } from '../shared/reservation-queries.ts'

/** Once the new reservation is made, this cancels the one in the closure and says how that ended. */
export function CancelReplaced({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation('booking')
  const day = useFormat().day(reservation.date)
  const [key] = useState(newIdempotencyKey)
  const cancel = useMutation({
    // the version must be the latest: a guide may have confirmed the reservation meanwhile
    mutationFn: async () => cancelReservation(await readReservation(reservation.id), key),
    onSuccess: refreshReservations,
  })
  const begin = useEffectEvent(() => cancel.mutate())
  useEffect(() => begin(), [])
  if (cancel.isError)
    return (
      <Banner
        kind="warning"
        isLive
        title={t('closed.failed', { day })}
        action={
          <Button size="small" variant="secondary" onPress={() => cancel.mutate()}>
            {t('closed.retry')}
          </Button>
        }
      >
        {errorMessage(cancel.error, t)}
      </Banner>
    )
  return (
    <Banner kind={cancel.isSuccess ? 'success' : 'info'} isLive>
      {t(cancel.isSuccess ? 'closed.cancelled' : 'closed.cancelling', { day })}
    </Banner>
  )
}
