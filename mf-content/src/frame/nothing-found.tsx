import { EmptyState } from '@sureda/ui/empty-state'
import { useTranslation } from 'react-i18next'
import { ClearButton } from './clear-button.tsx'
import { useListAddress } from './use-list-address.ts'

/** Nothing answers to what was asked, or to the filters: says so and takes them away. */
export function NothingFound({ asked }: { asked: string }) {
  const { t } = useTranslation('content')
  const { clear } = useListAddress()
  return (
    <EmptyState
      title={asked.trim() ? t('filter.nothing', { text: asked.trim() }) : t('filter.nothingFits')}
      text={t(asked.trim() ? 'filter.nothingText' : 'route.noMatchText')}
      motif="oak"
      action={<ClearButton onClear={clear} />}
    />
  )
}
