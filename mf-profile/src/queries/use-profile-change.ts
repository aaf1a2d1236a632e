import type { Profile, ProfileForm } from '@sureda/contract/user'
import { errorMessage } from '@sureda/remote/error-message'
import { shell } from '@sureda/remote/shell-services'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toFormData } from '../domain/profile-form.ts'
import { saveProfile } from './profile-queries.ts'

type Change = Partial<Pick<ProfileForm, 'notifications' | 'privacy' | 'preferences'>>

/** Saves one setting at a time: shown at once, taken back with a sentence when the server cannot keep it. */
export function useProfileChange(profile: Profile) {
  const { t } = useTranslation('profile')
  const save = useMutation({
    scope: { id: 'profile' },
    mutationFn: (change: Change) => saveProfile(toFormData(change)),
    onError: (error) => shell().toast({ kind: 'error', text: errorMessage(error, t, t('edit.saveFailed')) }),
  })
  const pending = save.isPending ? save.variables : undefined
  const shown = {
    notifications: { ...profile.notifications, ...pending?.notifications },
    privacy: { ...profile.privacy, ...pending?.privacy },
    preferences: pending?.preferences ?? profile.preferences,
  }
  return { shown, change: (change: Change) => save.mutate(change) }
}
