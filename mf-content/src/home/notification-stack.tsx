import type { NotificationCard } from '@sureda/contract/notification-card'
import { errorMessage } from '@sureda/remote/error-message'
import { shell } from '@sureda/remote/shell-services'
import { CardStack } from '@sureda/ui/card-stack'
import { useTranslation } from 'react-i18next'
import { dismissCard } from '../queries/notification-card-queries.ts'
import { NotificationCardBody } from './notification-card-body.tsx'
import css from './notification-stack.module.css'

/** The member's stack. A card the server would not take away comes back, with the reason. */
export function NotificationStack({ cards }: { cards: NotificationCard[] }) {
  const { t } = useTranslation('content')
  const dismiss = async (card: NotificationCard) => {
    try {
      await dismissCard(card.id)
    } catch (error) {
      shell().toast({ kind: 'error', text: errorMessage(error, t, t('card.dismissFailed')) })
      throw error
    }
  }
  return (
    <CardStack
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
  )
}
