import { useFormat } from '@sureda/remote/format'
import { useConfirmDiscard } from '@sureda/remote/unsaved'
import { Banner, Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface DraftNoticeProps {
  /** When the draft last changed, in milliseconds since 1970. */
  savedAt: number
  onDiscard: () => void
}

/** Says that the form has input of an earlier visit that was never saved. */
export function DraftNotice({ savedAt, onDiscard }: DraftNoticeProps) {
  const { t } = useTranslation('guide')
  const format = useFormat()
  const { ask, dialog } = useConfirmDiscard(() => true, onDiscard)
  return (
    <Banner
      kind="info"
      title={t('draft.title')}
      action={
        <Button variant="secondary" size="small" onPress={ask}>
          {t('draft.discard')}
        </Button>
      }
    >
      {t('draft.text', { ago: format.ago(savedAt) })}
      {dialog}
    </Banner>
  )
}
