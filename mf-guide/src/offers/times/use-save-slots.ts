import type {
  CancelReservations,
  OfferPreview,
  TimeSlots,
} from '@sureda/contract/schemas/bookings/time-slots'
import { ApiError } from '@sureda/remote/api'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { conflictsOf } from '../../shared/edits.ts'
import type { EditRun } from '../../shared/use-edits.ts'
import { previewTimeSlots, putTimeSlots, refreshOffers, saveTimeSlots } from '../offer-queries.ts'
import { keptDays, rulesOf, type SlotValues, slotBodyOf, slotValuesOf } from './slot-values.ts'

/** Asks what a change would do, shows it, and saves it on the version it was made on. */
export function useSaveSlots(
  id: string,
  settings: TimeSlots,
  run: EditRun<SlotValues>,
  onConflict: () => void,
) {
  const { t } = useTranslation('guide')
  const [preview, setPreview] = useState<OfferPreview>()
  const check = useMutation({
    mutationFn: (values: SlotValues) => previewTimeSlots(id, slotBodyOf(values)),
    onSuccess: setPreview,
  })
  const save = useMutation({
    mutationFn: (cancelReservations?: CancelReservations) =>
      saveTimeSlots(id, settings.version, {
        ...slotBodyOf(run.values),
        ...(cancelReservations && { cancelReservations }),
      }),
    onSuccess: async (now) => {
      putTimeSlots(id, now)
      run.discard()
      setPreview(undefined)
      shell().toast({ kind: 'success', text: t('slots.saved') })
      await refreshOffers()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      // somebody has booked meanwhile: they are on the list now
      if (error.status === 409 && 'reservations' in error.data)
        setPreview(error.data as unknown as OfferPreview)
      const theirs = error.status === 412 && (error.data.time_slots as TimeSlots | undefined)
      if (!theirs) return
      setPreview(undefined)
      putTimeSlots(id, theirs)
      if (conflictsOf(run.edits, slotValuesOf(theirs)).length > 0) onConflict()
    },
  })
  const reset = () => {
    setPreview(undefined)
    check.reset()
    save.reset()
  }
  return {
    preview,
    error: save.error ?? check.error,
    isPending: check.isPending || save.isPending,
    isSaving: save.isPending,
    check: () => {
      save.reset()
      check.mutate(run.values)
    },
    save: save.mutate,
    /** The days of those who are touched stay as they are saved; what is left is asked about again. */
    keepThem: () => {
      const days = keptDays(preview?.reservations ?? [], rulesOf(slotValuesOf(settings), settings.experience))
      run.setAll(days)
      save.reset()
      check.mutate({ ...run.values, ...days })
    },
    reset,
  }
}

export type SlotsRun = ReturnType<typeof useSaveSlots>
