import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { PlayLink } from './play-link.tsx'

/** Shown where the tenant has no rewards yet; points and level are counted all the same. */
export function ComingSoon() {
  const { t } = useTranslation('profile')
  return (
    <EmptyState motif="oak" title={t('rewards.soon')} text={t('rewards.soonText')} action={<PlayLink />} />
  )
}
