import type { GuideAction } from '@sureda/contract/rules/guide-actions'
import type { GuideReservation } from '@sureda/contract/schemas/guides/guide-reservation'
import { ApiError, errorMessage, useIdempotencyKey } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { putReservation, refreshGuide, takeStep } from './reservation-queries.ts'

interface Step {
  action: GuideAction
  reason?: string
}

/**
 * Takes a step of the guide and says the result. The current reservation of a refusal is put on the screen. `onDone` comes before the lists are fetched again,
 * because the calling component may be unmounted by that.
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
      const present = presentState(error)
      if (!present) return
      putReservation(present)
      // its card may be gone from the list now, so a toast says what happened
      if (present.status !== reservation.status)
        shell().toast({ kind: 'error', text: errorMessage(error, t) })
      void refreshGuide()
    },
  })
}

function presentState(error: unknown): GuideReservation | undefined {
  if (!(error instanceof ApiError)) return undefined
  return error.data.reservation as GuideReservation | undefined
}
