import type { NotificationCard } from '@sureda/contract/notification-card'
import { Card } from '@sureda/ui/card'
import { CardList } from '@sureda/ui/card-list'
import { useTranslation } from 'react-i18next'
import { NotificationCardBody } from './notification-card-body.tsx'

export function GuestCards({ cards }: { cards: NotificationCard[] }) {
  const { t } = useTranslation('content')
  return (
    <CardList label={t('card.stack')}>
      {cards.map((card) => (
        <Card key={card.id} tone="primary" padding="medium">
          <NotificationCardBody card={card} />
        </Card>
      ))}
    </CardList>
  )
}
