import { paths } from '@sureda/contract/remote/paths'
import { shell } from '@sureda/remote/shell'
import { LinkButton } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState, ErrorState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { WrongWay } from '../waymark.tsx'

/** An address without a screen – or, without a registry, an unknown one. */
export function NotFoundScreen({ isRegistryKnown }: { isRegistryKnown: boolean }) {
  const { t } = useTranslation('shell')
  if (!isRegistryKnown) {
    return (
      <Screen title={t('error.loadTitle')} titleHidden>
        <ErrorState
          title={t('error.loadTitle')}
          text={t('shellError.noRegistry')}
          retryLabel={t('common.retry')}
          onRetry={() => location.reload()}
        />
      </Screen>
    )
  }
  return (
    <Screen title={t('notFound.page')} titleHidden>
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.text')}
        drawing={<WrongWay />}
        action={
          <>
            <LinkButton href={paths.home()}>{t('remote.home')}</LinkButton>
            {shell().canOpen(paths.map()) && (
              <LinkButton href={paths.map()} variant="secondary" icon="map">
                {t('notFound.map')}
              </LinkButton>
            )}
          </>
        }
      />
    </Screen>
  )
}
