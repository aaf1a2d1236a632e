import { Badge } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Marks a card of an item with a warning; an informing notice shows only on its own screen. */
export function WarningBadge() {
  const { t } = useTranslation()
  return (
    <Badge tone="warning" icon="alert-triangle">
      {t('shell:common.notice')}
    </Badge>
  )
}
