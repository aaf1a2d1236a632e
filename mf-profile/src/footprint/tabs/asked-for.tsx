import { Badge } from '@sureda/ui/base'
import { useTranslation } from 'react-i18next'

/** Says whether a question is about one person or about all travellers. */
export function AskedFor({ who }: { who: 'one' | 'all' }) {
  const { t } = useTranslation('profile')
  return (
    <p>
      <Badge icon={who === 'one' ? 'user' : 'users'}>{t(`footprint.for.${who}`)}</Badge>
    </p>
  )
}
