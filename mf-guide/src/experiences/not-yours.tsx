import { paths } from '@sureda/contract/remote/paths'
import { LinkButton } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'

/** For an experience of another guide and for none at all: the page does not tell which. */
export function NotYours() {
  const { t } = useTranslation('guide')
  return (
    <EmptyState
      title={t('edit.missing')}
      action={<LinkButton href={paths.guideExperiences()}>{t('experiences.title')}</LinkButton>}
    />
  )
}
