import { Badge } from '@sureda/ui/badge'
import { useTranslation } from 'react-i18next'

/** Says that something was invented for the demo. */
export function DemoBadge({ onPhoto }: { onPhoto?: boolean }) {
  const { t } = useTranslation('content')
  return (
    <Badge tone={onPhoto ? 'photo' : 'neutral'} icon="info">
      {t('shell:common.demo')}
    </Badge>
  )
}
