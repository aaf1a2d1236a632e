import { paths } from '@sureda/contract/remote/paths'
import type { AccountDeletion } from '@sureda/contract/schemas/members/account'
import { ApiError, errorMessage } from '@sureda/remote/api'
import { useOnline } from '@sureda/remote/device'
import { type ProviderFault, shell } from '@sureda/remote/shell'
import { Banner, Button, Stack } from '@sureda/ui/base'
import { FaultNotice } from '@sureda/ui/forms'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { askForDeletion } from './account-queries.ts'

type Provider = AccountDeletion['providers'][number]
const NAMES: Record<Provider, string> = { google: 'Google', apple: 'Apple' }

/** A person without a password confirms with their provider: a tap leads there, and the provider's answer to this screen deletes. */
export function DeleteByProvider({ providers }: { providers: readonly Provider[] }) {
  const { t } = useTranslation('profile')
  const online = useOnline()
  const [fault, setFault] = useState<{ provider: Provider; fault: ProviderFault } | null>(null)
  const ask = useMutation({ mutationFn: askForDeletion })
  const leave = useMutation({
    mutationFn: (provider: Provider) => shell().proveByProvider(provider, paths.deleteAccount()),
    onMutate: () => {
      setFault(null)
      ask.reset()
    },
    onSuccess: (why, provider) => why && setFault({ provider, fault: why }),
  })
  const take = useEffectEvent(async () => {
    const taken = await shell().takeProof()
    if (!taken) return
    if ('fault' in taken)
      setFault({ fault: taken.fault, provider: taken.provider ?? providers[0] ?? 'google' })
    else ask.mutate(taken)
  })
  useEffect(() => {
    void take()
    // the browser may have cached this page while the person was at the provider's and came back with the back button
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void take()
    }
    addEventListener('pageshow', shown)
    return () => removeEventListener('pageshow', shown)
  }, [])
  const isBusy = ask.isPending || leave.isPending
  return (
    <Stack gap={4}>
      <p>{t('account.provider.text', { provider: providers.map((one) => NAMES[one]).join(' / ') })}</p>
      {fault && (
        <Banner kind={fault.fault === 'cancelled' ? 'info' : 'danger'} isLive>
          {t(`account.provider.${fault.fault}`, { provider: NAMES[fault.provider] })}
        </Banner>
      )}
      {ask.isError && (
        <FaultNotice of={ask.error}>{refusalIn(ask.error) ?? errorMessage(ask.error, t)}</FaultNotice>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="danger"
          size="large"
          isFullWidth
          icon={provider}
          isDisabled={!online || isBusy}
          isPending={ask.isPending || (leave.isPending && leave.variables === provider)}
          pendingLabel={t('account.deleting')}
          onPress={() => leave.mutate(provider)}
        >
          {t('account.provider.button', { provider: NAMES[provider] })}
        </Button>
      ))}
      {!online && <p>{t('account.offline')}</p>}
    </Stack>
  )
}

/** Why the server refused the provider's answer. */
const refusalIn = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.errors[0]?.message : undefined
