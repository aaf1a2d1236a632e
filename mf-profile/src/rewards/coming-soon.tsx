import { paths } from '@sureda/contract/paths'
import { EmptyState } from '@sureda/ui/empty-state'
import { LinkButton } from '@sureda/ui/link-button'
import { useTranslation } from 'react-i18next'

/** Where the tenant has no rewards yet: points and level are kept for the day it has. */
export function ComingSoon() {
  const { t } = useTranslation('profile')
  return (
    <EmptyState
      motif="oak"
      title={t('rewards.soon')}
      text={t('rewards.soonText')}
      action={<LinkButton href={paths.storyTours()}>{t('rewards.play')}</LinkButton>}
    />
  )
}
