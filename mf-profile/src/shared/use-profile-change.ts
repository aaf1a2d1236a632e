import type { Profile, ProfileForm } from '@sureda/contract/schemas/members/user'
import { errorMessage } from '@sureda/remote/api'
import { invalidate } from '@sureda/remote/query'
import { shell } from '@sureda/remote/shell'
import { useMutation, useMutationState } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toFormData } from './profile-form.ts'
import { saveProfile } from './profile-queries.ts'

const CHANGE = ['profile-change']
type Change = Partial<Pick<ProfileForm, 'notifications' | 'privacy' | 'preferences'>>

/** Saves one setting at a time: shows it at once, and takes it back with a message when the server cannot save it. */
export function useProfileChange(profile: Profile) {
  const { t } = useTranslation('profile')
  const save = useMutation({
    mutationKey: CHANGE,
    scope: { id: 'profile' },
    mutationFn: (change: Change) => saveProfile(toFormData(change)),
    // recommendations follow from the preferences
    onSuccess: (_, { preferences }) => preferences && invalidate(['recommendations']),
    onError: (error) =>
      shell().toast({ kind: 'error', text: `${t('edit.saveFailed')} ${errorMessage(error, t)}` }),
  })
  // a second change waits for the first, and both are shown
  const pending = useMutationState({
    filters: { mutationKey: CHANGE, status: 'pending' },
    select: ({ state }) => state.variables as Change,
  })
  const shown = {
    notifications: { ...profile.notifications },
    privacy: { ...profile.privacy },
    preferences: profile.preferences,
  }
  for (const { notifications, privacy, preferences } of pending) {
    Object.assign(shown.notifications, notifications)
    Object.assign(shown.privacy, privacy)
    shown.preferences = preferences ?? shown.preferences
  }
  return { shown, change: (change: Change) => save.mutate(change) }
}
