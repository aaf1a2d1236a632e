import { paths } from '@sureda/contract/remote/paths'
import { LinkButton } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { ErrorState } from '@sureda/ui/states'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure, RemoteDisabled } from '../../federation/load-failure.ts'
import type { ScreenRoute } from '../../router/contributed-routes.ts'
import { useTexts } from '../use-texts.ts'
import { NoSignal } from '../waymark.tsx'

interface Props {
  error: unknown
  screen: ScreenRoute
  onRetry: () => Promise<void>
}

/** Replaces a remote's screen that failed: what failed, a retry, and what still works. */
export function RemoteErrorScreen({ error, screen, onRetry }: Props) {
  const { t } = useTranslation('shell')
  const words = useTexts()
  const [isRetrying, setRetrying] = useState(false)
  const name = words(screen.route.title)
  const kind = kindOf(error)
  const retry = () => {
    setRetrying(true)
    void onRetry().finally(() => setRetrying(false))
  }
  useEffect(() => {
    if (kind !== 'offline') return
    addEventListener('online', retry, { once: true })
    return () => removeEventListener('online', retry)
  })
  return (
    <Screen title={name || t('error.remoteTitle')} titleHidden>
      <ErrorState
        drawing={kind === 'offline' ? <NoSignal /> : undefined}
        title={name ? t(`remote.${kind}Named`, { name }) : t(`remote.${kind}`)}
        text={t(`remote.${kind}Text`)}
        onRetry={retry}
        retryLabel={t('common.retry')}
        isRetrying={isRetrying}
        stillWorks={t('error.stillWorks')}
        action={
          kind === 'offline' ? (
            <LinkButton href={paths.offline()} variant="quiet">
              {t('offline.seeKept')}
            </LinkButton>
          ) : (
            <LinkButton href={paths.home()} variant="quiet">
              {t('remote.home')}
            </LinkButton>
          )
        }
      />
    </Screen>
  )
}

export type RemoteErrorKind = 'failed' | 'incompatible' | 'disabled' | 'offline'

export function kindOf(error: unknown): RemoteErrorKind {
  if (error instanceof RemoteDisabled) return 'disabled'
  if (error instanceof LoadFailure && error.outcome === 'incompatible') return 'incompatible'
  if (error instanceof LoadFailure && error.phase !== 'evaluate' && !navigator.onLine) return 'offline'
  return 'failed'
}
