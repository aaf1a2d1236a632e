import { Screen } from '@sureda/ui/frame'
import { Skeleton } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import type { ScreenRoute } from '../router/contributed-routes.ts'
import { shapeOfScreen } from '../router/prefetch-screen.ts'
import css from './screen-skeleton.module.css'
import { useTexts } from './use-texts.ts'

/** Skeleton of a screen whose code is loading. */
export function ScreenSkeleton({ screen: { route } }: { screen: ScreenRoute }) {
  const { t } = useTranslation('shell')
  const words = useTexts()
  const shape = shapeOfScreen(route)
  return (
    <Screen title={words(route.title) || t('common.loading')} titleHidden>
      <p className={css.slow}>{t('remote.slow')}</p>
      <Skeleton label={t('common.loading')} shape={shape} />
    </Screen>
  )
}
