import { problemData } from '@sureda/contract/calls/problem-data'
import type { CancelReservations, SchedulePreview } from '@sureda/contract/schemas/bookings/time-slots'
import type { GuideExperienceDetail } from '@sureda/contract/schemas/guides/guide-experience'
import { shell } from '@sureda/remote/shell'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { conflictsOf, editedValues } from '../../shared/edits.ts'
import type { EditRun } from '../../shared/use-edits.ts'
import { putExperience, refreshExperiences, saveExperience } from '../experience-queries.ts'
import { bodyOf, type Values, valuesOf } from './experience-values.ts'

/** Saves the changes on the version they were begun on. After a 412 the saved version becomes their base, and the guide chooses where they conflict. */
export function useSaveExperience(
  experience: GuideExperienceDetail,
  run: EditRun<Values>,
  onConflict: () => void,
) {
  const { t } = useTranslation('guide')
  return useMutation({
    mutationFn: ({ cancelReservations }: { cancelReservations?: CancelReservations | undefined }) =>
      saveExperience(experience.id, experience.version, {
        ...bodyOf(editedValues(run.edits), run.values),
        ...(cancelReservations && { cancelReservations }),
      }),
    onSuccess: async (now) => {
      putExperience(now)
      run.discard()
      shell().toast({ kind: 'success', text: t('edit.saved') })
      await refreshExperiences()
    },
    onError: (error) => {
      const theirs = presentState(error)
      if (!theirs) return
      putExperience(theirs)
      if (conflictsOf(run.edits, valuesOf(theirs)).length > 0) onConflict()
    },
  })
}

export type SaveRun = ReturnType<typeof useSaveExperience>

/** The current version, where another session saved first. */
export function presentState(error: unknown): GuideExperienceDetail | undefined {
  return problemData(error, 'stale_experience')?.experience
}

/** The reservations that a refused change would have cancelled. */
export function previewIn(error: unknown): SchedulePreview | undefined {
  return problemData(error, 'slots_booked', 'capacity_below_booked')
}
