import { paths } from '@sureda/contract/paths'
import { EmptyState } from '@sureda/ui/empty-state'
import { LinkButton } from '@sureda/ui/link-button'
import { Screen } from '@sureda/ui/screen'
import { useTranslation } from 'react-i18next'
import type { ScreenRoute } from '../router/contributed-routes.ts'
import { useWords } from './use-words.ts'
import { NoSignal } from './waymark.tsx'

/** A screen that says of itself that it is no use without network. It comes by itself when the network does. */
export function OfflineScreen({ screen }: { screen: ScreenRoute }) {
  const { t } = useTranslation('shell')
  const words = useWords()
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
