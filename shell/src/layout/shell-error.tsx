import { paths } from '@sureda/contract/paths'
import { Button } from '@sureda/ui/button'
import { ErrorState } from '@sureda/ui/error-state'
import { Screen } from '@sureda/ui/screen'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router'

/** The shell itself has stumbled, or one of its own screens did not arrive. */
export function ShellError() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  const isLost = error instanceof Error && error.name === 'ChunkLoadError'
  const title = t(isLost ? 'error.loadTitle' : 'shellError.title')
  return (
    <Screen title={title} titleHidden hasBottomBar={false}>
      <ErrorState
        title={title}
        text={t(isLost ? 'error.offline' : 'shellError.text')}
        retryLabel={t('shellError.reload')}
        onRetry={() => location.reload()}
        action={
          // a plain navigation: after a fault nothing that runs here can be trusted
          <Button variant="quiet" onPress={() => location.assign(paths.home())}>
            {t('remote.home')}
          </Button>
        }
      />
    </Screen>
  )
}
