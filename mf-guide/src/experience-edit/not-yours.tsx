import { paths } from '@sureda/contract/paths'
import { EmptyState } from '@sureda/ui/empty-state'
import { LinkButton } from '@sureda/ui/link-button'
import { useTranslation } from 'react-i18next'

/** Somebody else's, or gone: which of the two is nobody's business. */
export function NotYours() {
  const { t } = useTranslation('guide')
  return (
    <EmptyState
      title={t('edit.missing')}
      action={<LinkButton href={paths.guideExperiences()}>{t('experiences.title')}</LinkButton>}
    />
  )
}
