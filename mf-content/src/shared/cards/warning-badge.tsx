import { Badge } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Says on a card that the office warns of the item; an informing notice is shown only on its screen. */
export function WarningBadge() {
  const { t } = useTranslation()
  return (
    <Badge tone="warning" icon="alert-triangle">
      {t('shell:common.notice')}
    </Badge>
  )
}
