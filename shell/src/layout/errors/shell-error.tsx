import { paths } from '@sureda/contract/remote/paths'
import { Button } from '@sureda/ui/base'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { firstScreenTaken } from '../../router/first-screen.ts'
import css from './shell-error.module.css'

/** An error of the shell itself, or one of its screens did not load. Small, because it must work when nothing else does. */
export function ShellError() {
  const { t } = useTranslation('shell')
  const error = useRouteError()
  useEffect(() => console.error(error), [error])
  useEffect(firstScreenTaken, [])
  const isLost = error instanceof Error && error.name === 'ChunkLoadError'
  const title = t(isLost ? 'error.loadTitle' : 'shellError.title')
  return (
    <main id="main" className={css.error}>
      <div role="alert" className={css.words}>
        <h1>{title}</h1>
        <p>{t(isLost && !navigator.onLine ? 'error.offline' : 'shellError.text')}</p>
      </div>
      <Button icon="refresh" onPress={() => location.reload()}>
        {t('shellError.reload')}
      </Button>
      {/* a full navigation: after an error the running code cannot be trusted */}
      <Button variant="quiet" onPress={() => location.assign(paths.home())}>
        {t('remote.home')}
      </Button>
    </main>
  )
}
