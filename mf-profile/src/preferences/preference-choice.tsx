import { PREFERENCE_CATEGORIES } from '@sureda/contract/codes/enums'
import type { Profile } from '@sureda/contract/schemas/members/user'
import { ChipGroup } from '@sureda/ui/choice'
import type { IconName } from '@sureda/ui/icons'
import { useTranslation } from 'react-i18next'
import { useProfileChange } from '../shared/use-profile-change.ts'

const ICONS: Record<(typeof PREFERENCE_CATEGORIES)[number], IconName> = {
  naturaleza: 'trees',
  cultura: 'building',
  gastronomia: 'utensils',
  playa: 'sun',
  aventura: 'mountain',
  relax: 'leaf',
}

/** The person's preferences; each tap is saved. */
export function PreferenceChoice({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { shown, change } = useProfileChange(profile)
  return (
    <ChipGroup
      label={t('preferences.choose')}
      mode="multiple"
      options={PREFERENCE_CATEGORIES.map((value) => ({
        value,
        label: t(`preferences.${value}`),
        icon: ICONS[value],
      }))}
      value={[...shown.preferences]}
      onChange={(value) =>
        change({ preferences: PREFERENCE_CATEGORIES.filter((category) => value.includes(category)) })
      }
    />
  )
}
