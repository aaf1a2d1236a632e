import { excerptOf } from '@sureda/contract/rules/cut-text'
import { EmptyState } from '@sureda/ui/states'
import { useTranslation } from 'react-i18next'
import { ClearButton } from './clear-button.tsx'
import { useListAddress } from './use-list-address.ts'

/** How much of the query is shown: a long pasted text would push the button out of view. */
const SHOWN_CHARS = 60

/** Says that a search or the filters leave nothing, and clears them. */
export function NothingFound({ asked }: { asked: string }) {
  const { t, i18n } = useTranslation('content')
  const { clear } = useListAddress()
  const text = asked.trim()
  return (
    <EmptyState
      title={
        text
          ? t('filter.nothing', { text: excerptOf(text, SHOWN_CHARS, i18n.language) })
          : t('filter.nothingFits')
      }
      text={t(text ? 'filter.nothingText' : 'route.noMatchText')}
      motif="oak"
      action={<ClearButton isSearch={text !== ''} onClear={clear} />}
    />
  )
}
