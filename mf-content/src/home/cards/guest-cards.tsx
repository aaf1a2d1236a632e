import { Card, ScrollRow } from '@sureda/ui/base'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import css from './guest-cards.module.css'
import { NotificationCardBody } from './notification-card-body.tsx'
import { notificationCards } from './notification-card-queries.ts'

/**
 * Notices of the office for guests, as a row to swipe without dismissal (docs/decisions/0026-few-taps.md). It renders nothing without cards or
 * after an error, because a notice is not worth an error on home.
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
