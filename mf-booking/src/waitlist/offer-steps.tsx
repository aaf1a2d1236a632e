import type { WaitlistEntry } from '@sureda/contract/schemas/bookings/waitlist'
import { errorMessage, newIdempotencyKey } from '@sureda/remote/api'
import { useFormat } from '@sureda/remote/format'
import { shell } from '@sureda/remote/shell'
import { Button, Inline, Stack } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WayOutOf } from '../reservation-form/refusal/way-out-link.tsx'
import css from '../reservation-list/reservation-card.module.css'
import { acceptOffer, leaveWaitlist, refetchWaitlist, refreshWaitlist } from '../shared/waitlist-queries.ts'

interface OfferStepsProps {
  entry: WaitlistEntry
  isOver: boolean
  onAccepted: (reservationId: string) => void
}

/** Accepts an offer or gives it up. All tries to accept have one key, so that a lost answer makes no second reservation. */
export function OfferSteps({ entry, isOver, onAccepted }: OfferStepsProps) {
  const { t } = useTranslation('booking')
  const format = useFormat()
  const [key] = useState(newIdempotencyKey)
  const name = { title: entry.experience.title, day: format.day(entry.date) }
  const accept = useMutation({
    mutationFn: () => acceptOffer(entry.id, key),
    onSuccess: async (reservation) => {
      shell().toast({
        kind: 'success',
        text: t(reservation.status === 'confirmed' ? 'waitlist.accepted' : 'waitlist.asked'),
      })
      await refreshWaitlist()
      onAccepted(reservation.id)
    },
    onError: () => void refetchWaitlist(),
  })
  const letGo = useMutation({
    mutationFn: () => leaveWaitlist(entry.id),
    onSuccess: async () => {
      shell().toast({ kind: 'success', text: t('waitlist.gone') })
      await refreshWaitlist()
    },
    onError: () => void refetchWaitlist(),
  })
  const fault = accept.error ?? letGo.error
  return (
    <Stack className={css.actions} gap={3}>
      {fault && (
        <FaultNotice
          of={fault}
          title={t(accept.isError ? 'waitlist.acceptFailed' : 'waitlist.leaveFailed')}
          action={accept.isError && <WayOutOf error={accept.error} />}
        >
          {errorMessage(fault, t)}
        </FaultNotice>
      )}
      <Inline gap={2} wrap>
        {!isOver && (
          <Button
            icon="check"
            isPending={accept.isPending}
            pendingLabel={t('shell:common.sending')}
            aria-label={t('waitlist.acceptOf', name)}
            onPress={() => accept.mutate()}
          >
            {t('waitlist.accept')}
          </Button>
        )}
        <Button
          variant="secondary"
          isPending={letGo.isPending}
          pendingLabel={t('shell:common.sending')}
          isDisabled={accept.isPending}
          aria-label={t('waitlist.letGoOf', name)}
          onPress={() => letGo.mutate()}
        >
          {t('waitlist.letGo')}
        </Button>
      </Inline>
    </Stack>
  )
}
