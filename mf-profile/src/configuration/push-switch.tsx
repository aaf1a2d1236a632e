import type { PushPhone } from '@sureda/contract/schemas/members/push'
import type { Profile } from '@sureda/contract/schemas/members/user'
import { errorMessage } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { QueryView } from '@sureda/remote/query'
import { shell } from '@sureda/remote/shell'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { Switch } from '@sureda/ui/choice'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfileChange } from '../shared/use-profile-change.ts'
import { askForNotices, pushWay, watchPushWay } from './push-phone.ts'
import { pushQueries, turnOff, turnOn } from './push-queries.ts'

/** The switch for notices to this phone: asks the phone's question at a tap, and says what prevents notices. */
export function PushSwitch({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const phones = useQuery(pushQueries.phones())
  return (
    <QueryView query={phones} shape="list" count={1} failed={t('push.loadFailed')} size="card">
      {({ publicKey, isHere, others }) => (
        <PhoneSwitch profile={profile} publicKey={publicKey} isHere={isHere} others={others} />
      )}
    </QueryView>
  )
}

interface Turn {
  next: boolean
  /** The person's answer to the phone's question. */
  answered?: Promise<NotificationPermission> | undefined
}

interface PhoneSwitchProps {
  profile: Profile
  publicKey: string
  isHere: boolean
  others: readonly PushPhone[]
}

function PhoneSwitch({ profile, publicKey, isHere, others }: PhoneSwitchProps) {
  const { t } = useTranslation('profile')
  const way = useSyncExternalStore(watchPushWay, pushWay)
  const isOnline = useOnline()
  const { shown, change } = useProfileChange(profile)
  const isOn = shown.notifications.push
  const [isSigningUp, setIsSigningUp] = useState(false)
  const turn = useMutation({
    mutationFn: async ({ answered }: Turn) => {
      const answer = await answered
      if (!answer) return turnOff()
      if (answer === 'granted') {
        setIsSigningUp(true)
        return turnOn(publicKey)
      }
      if (answer === 'default') shell().toast({ kind: 'info', text: t('push.dismissed') })
    },
    onSettled: () => setIsSigningUp(false),
    onError: (error) =>
      shell().toast({
        kind: 'error',
        text: `${t('push.turnFailed')} ${errorMessage(error, t, t('push.noService'))}`,
      }),
  })
  const names = others
    .map(({ system, browser }) => [system, browser].filter(Boolean).join(' · ') || t('sessions.unknown'))
    .join(', ')
  return (
    <Stack gap={3}>
      <Switch
        isSelected={turn.isPending ? turn.variables.next : isHere && isOn}
        isDisabled={way !== 'ask' || !isOnline || turn.isPending}
        // asked within the tap, because browsers require that
        onChange={(next) => turn.mutate({ next, answered: next ? askForNotices() : undefined })}
        description={t('configuration.pushText')}
      >
        {t('configuration.push')}
      </Switch>
      {way !== 'ask' && (
        <Banner kind="info" title={t(`push.${way}`)} isLive>
          {t(`push.${way}Text`)}
        </Banner>
      )}
      {isSigningUp && <p role="status">{t('push.signingUp')}</p>}
      {!isOnline && <p role="status">{t('push.offline')}</p>}
      {isOn && names && <p>{t(isHere ? 'push.also' : 'push.elsewhere', { devices: names })}</p>}
      {isOn && names && (
        <Button
          variant="secondary"
          isDisabled={!isOnline}
          onPress={() => change({ notifications: { push: false } })}
        >
          {t('push.allOff')}
        </Button>
      )}
    </Stack>
  )
}
