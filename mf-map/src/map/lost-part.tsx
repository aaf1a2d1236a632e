import { Banner, Button } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

interface LostPartProps {
  /** Says what could not be loaded, and what still works. */
  text: string
  onRetry: () => void
  onClose: () => void
}

/** A part of the map that the visitor asked for and that could not be loaded. */
export function LostPart({ text, onRetry, onClose }: LostPartProps) {
  const { t } = useTranslation('map')
  return (
    <Banner
      kind="warning"
      isLive
      onDismiss={onClose}
      dismissLabel={t('shell:common.close')}
      action={
        <Button size="small" variant="secondary" icon="refresh" onPress={onRetry}>
          {t('shell:common.retry')}
        </Button>
      }
    >
      {text}
    </Banner>
  )
}
