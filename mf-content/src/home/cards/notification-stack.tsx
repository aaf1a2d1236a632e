import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'
import { errorMessage } from '@sureda/remote/api'
import { waitingItems } from '@sureda/remote/offline'
import { isWaitingForNetwork } from '@sureda/remote/query'
import { shell } from '@sureda/remote/shell'
import { CardStack } from '@sureda/ui/gallery'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReservedSpace } from '../../shared/loading/reserved-space.tsx'
import home from '../home-screen.module.css'
import { NotificationCardBody } from './notification-card-body.tsx'
import { dismissalOf, dismissCard, notificationCards } from './notification-card-queries.ts'
import css from './notification-stack.module.css'

const subjectsWaiting = () => waitingItems().map(({ subject }) => subject)

/** The member's cards. A card that the server refused to dismiss comes back, with the reason. */
export default function NotificationStack() {
  const { t } = useTranslation('content')
  const query = useQuery(notificationCards('member'))
  // An answer still lists cards that were dismissed without network. They are hidden until the next answer, when the server knows of the dismissal;
  // a card that it refused to dismiss is shown again.
  const [answer, setAnswer] = useState({ at: 0, waiting: subjectsWaiting() })
  if (answer.at !== query.dataUpdatedAt) setAnswer({ at: query.dataUpdatedAt, waiting: subjectsWaiting() })
  const cards = query.data?.filter((card) => !answer.waiting.includes(dismissalOf(card.id)))
  if (query.isPending && !isWaitingForNetwork(query)) return <ReservedSpace name="home-cards" isWaiting />
  if (!cards) return null
  const dismiss = async (card: NotificationCard) => {
    try {
      await dismissCard(card)
    } catch (error) {
      shell().toast({ kind: 'error', text: errorMessage(error, t, t('card.dismissFailed')) })
      throw error
    }
  }
  return (
    <ReservedSpace name="home-cards">
      <CardStack
        className={home.stack}
        items={cards}
        label={t('card.stack')}
        titleOf={({ title }) => title}
        renderCard={(card) => (
          <div className={css.card}>
            <NotificationCardBody card={card} />
          </div>
        )}
        onDismiss={dismiss}
        labels={{
          close: t('shell:common.close'),
          delete: t('shell:common.delete'),
          removed: t('card.removed'),
          next: t('shell:common.next'),
          position: (index, total) => t('shell:common.position', { index, total }),
        }}
      />
    </ReservedSpace>
  )
}
