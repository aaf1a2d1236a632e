import { problemData } from '@sureda/contract/calls/problem-data'
import type { GuideAction } from '@sureda/contract/rules/guide-actions'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { errorMessage, useIdempotencyKey } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { putReservation, refreshGuide, takeStep } from './reservation-queries.ts'

const REFUSALS = [
  'reservation_closed',
  'reservation_expired',
  'reservation_not_begun',
  'reservation_transition',
  'stale_reservation',
] as const

interface Step {
  action: GuideAction
  reason?: string
}

/**
 * Takes a step of the guide and reports the result. A refusal brings the current reservation, which is then shown.
 * `onDone` runs before the lists are asked again, which may unmount the component that waits for it.
 */
export function useStep(reservation: GuideReservation, onDone?: () => void) {
  const { t } = useTranslation('guide')
  // one key for all tries of one step, so that a lost answer is no second step
  const keyOf = useIdempotencyKey()
  return useMutation({
    mutationFn: (step: Step) =>
      takeStep(reservation, step.action, step.reason, keyOf({ ...step, version: reservation.version })),
    onSuccess: async (now, { action }) => {
      putReservation(now)
      onDone?.()
      shell().toast({ kind: 'success', text: t(`done.${action}`, { name: now.member.name }) })
      await refreshGuide()
    },
    onError: (error) => {
      const present = problemData(error, ...REFUSALS)?.reservation
      if (!present) return
      putReservation(present)
      // its card may be gone from the list now, so a toast says what happened
      if (present.status !== reservation.status)
        shell().toast({ kind: 'error', text: errorMessage(error, t) })
      void refreshGuide()
    },
  })
}
