import { Card, ScrollRow } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import css from './guest-cards.module.css'
import { NotificationCardBody } from './notification-card-body.tsx'
import { notificationCards } from './notification-card-queries.ts'

/**
 * What the office says to people without an account: a row to swipe through, without any way to dismiss (docs/decisions, cards for guests). No cards and a
 * failed answer look the same: a message is never worth an error on the home screen.
 */
export default function GuestCards() {
  const { t } = useTranslation('content')
  const { data: cards = [] } = useQuery(notificationCards('guest'))
  if (cards.length === 0) return null
  return (
    <ScrollRow label={t('card.stack')} itemWidth={cards.length === 1 ? 'wide' : 'card'}>
      {cards.map((card) => (
        <Card key={card.id} tone="primary" padding="medium" className={css.card}>
          <NotificationCardBody card={card} />
        </Card>
      ))}
    </ScrollRow>
  )
}
