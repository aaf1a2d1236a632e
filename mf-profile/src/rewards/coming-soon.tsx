import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { PlayLink } from './play-link.tsx'

/** Where the tenant has no rewards yet: points and level are saved for the day it has. */
export function ComingSoon() {
  const { t } = useTranslation('profile')
  return (
    <EmptyState motif="oak" title={t('rewards.soon')} text={t('rewards.soonText')} action={<PlayLink />} />
  )
}
