import { paths } from '@sureda/contract/remote/paths'
import { LinkButton } from '@sureda/ui/base'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'

/** A tour or game that does not exist, with a link to the list. */
export function NotFound({ title }: { title: string }) {
  const { t } = useTranslation('games')
  return (
    <EmptyState
      motif="rings"
      title={title}
      text={t('error.notFoundText')}
      action={<LinkButton href={paths.storyTours()}>{t('tours.see')}</LinkButton>}
    />
  )
}
