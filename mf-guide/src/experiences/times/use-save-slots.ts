import { problemData } from '@sureda/contract/calls/problem-data'
import type {
  CancelReservations,
  SchedulePreview,
  TimeSlots,
} from '@sureda/contract/schemas/bookings/time-slots'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { conflictsOf } from '../../shared/edits.ts'
import type { EditRun } from '../../shared/use-edits.ts'
import { previewIn } from '../edit/use-save-experience.ts'
import { previewTimeSlots, putTimeSlots, refreshExperiences, saveTimeSlots } from '../experience-queries.ts'
import { rulesOf, type SlotValues, slotBodyOf, slotValuesOf, unchangedDays } from './slot-values.ts'

/** Previews a change, then saves it on the version it was begun on. */
export function useSaveSlots(
  id: string,
  settings: TimeSlots,
  run: EditRun<SlotValues>,
  onConflict: () => void,
) {
  const { t } = useTranslation('guide')
  const [preview, setPreview] = useState<SchedulePreview>()
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
      await refreshExperiences()
    },
    onError: (error) => {
      // a reservation was made meanwhile: the new preview contains it
      const newPreview = previewIn(error)
      if (newPreview) setPreview(newPreview)
      const theirs = problemData(error, 'stale_time_slots')?.time_slots
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
    /** Keeps the saved days of the affected reservations and previews the other changes again. */
    keepThem: () => {
      const days = unchangedDays(
        preview?.reservations ?? [],
        rulesOf(slotValuesOf(settings), settings.experience),
      )
      run.setAll(days)
      save.reset()
      check.mutate({ ...run.values, ...days })
    },
    reset,
  }
}

export type SlotsRun = ReturnType<typeof useSaveSlots>
