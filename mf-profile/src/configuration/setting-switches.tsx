import type { Profile } from '@sureda/contract/schemas/members/user'
import { Stack } from '@sureda/ui/base'
import { Switch } from '@sureda/ui/choice'
import { useTranslation } from 'react-i18next'
import { useProfileChange } from '../shared/use-profile-change.ts'
import { PushSwitch } from './push-switch.tsx'

/** The settings with a switch. `push` is of this phone and has its own, PushSwitch. */
const SHOWN = {
  notifications: ['email', 'offers'],
  privacy: ['share_location', 'public_profile'],
} as const

/** The switches of one part of the profile; each change is saved at once. */
export function SettingSwitches({ profile, part }: { profile: Profile; part: 'notifications' | 'privacy' }) {
  const { t } = useTranslation('profile')
  const { shown, change } = useProfileChange(profile)
  return (
    <Stack gap={4}>
      {part === 'notifications' && <PushSwitch profile={profile} />}
      {SHOWN[part].map((name) => (
        <Switch
          key={name}
          isSelected={{ ...shown.notifications, ...shown.privacy }[name]}
          onChange={(next) => change({ [part]: { [name]: next } })}
          description={t(`configuration.${name}Text`)}
        >
          {t(`configuration.${name}`)}
        </Switch>
      ))}
      {part === 'notifications' && <p>{t('configuration.always')}</p>}
    </Stack>
  )
}
