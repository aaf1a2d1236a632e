import type { Profile } from '@sureda/contract/user'
import { Stack } from '@sureda/ui/stack'
import { Switch } from '@sureda/ui/switch'
import { useTranslation } from 'react-i18next'
import { useProfileChange } from '../queries/use-profile-change.ts'

/** On and off settings of one part of the profile; each turn is saved. */
export function SettingSwitches({ profile, part }: { profile: Profile; part: 'notifications' | 'privacy' }) {
  const { t } = useTranslation('profile')
  const { shown, change } = useProfileChange(profile)
  return (
    <Stack gap={4}>
      {Object.entries(shown[part]).map(([name, isOn]) => (
        <Switch
          key={name}
          isSelected={isOn}
          onChange={(next) => change({ [part]: { [name]: next } })}
          description={t(`configuration.${name}Text`)}
        >
          {t(`configuration.${name}`)}
        </Switch>
      ))}
    </Stack>
  )
}
