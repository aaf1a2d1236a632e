import { paths } from '@sureda/contract/remote/paths'
import { LinkButton } from '@sureda/ui/base'
import { Screen } from '@sureda/ui/frame'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import type { ScreenRoute } from '../../router/contributed-routes.ts'
import { useTexts } from '../use-texts.ts'
import { NoSignal } from '../waymark.tsx'

/** Replaces a screen that declares itself useless offline. The screen opens when the network returns. */
export function OfflineScreen({ screen }: { screen: ScreenRoute }) {
  const { t } = useTranslation('shell')
  const words = useTexts()
  return (
    <Screen title={words(screen.route.title) || t('offline.title')} titleHidden>
      <EmptyState
        title={t('offline.title')}
        text={t('offline.text')}
        drawing={<NoSignal />}
        action={<LinkButton href={paths.offline()}>{t('offline.seeKept')}</LinkButton>}
      />
    </Screen>
  )
}
