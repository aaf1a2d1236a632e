import type { Profile } from '@sureda/contract/user'
import { Stack } from '@sureda/ui/stack'
import { Switch } from '@sureda/ui/switch'
import { useTranslation } from 'react-i18next'
import { useProfileChange } from '../queries/use-profile-change.ts'

/** The options of the specification. Messages to a phone that sleeps are sent by nothing yet, and the switch says so (docs/decisions/0074). */
const SHOWN = {
  notifications: ['push', 'email', 'offers'],
  privacy: ['share_location', 'public_profile'],
} as const

/** On and off settings of one part of the profile; each turn is saved. */
export function SettingSwitches({ profile, part }: { profile: Profile; part: 'notifications' | 'privacy' }) {
  const { t } = useTranslation('profile')
  const { shown, change } = useProfileChange(profile)
  return (
    <Stack gap={4}>
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
