import { isAuthenticated, useSession } from '@sureda/remote/session'
import { useQuery } from '@tanstack/react-query'
import { notificationCards } from '../queries/notification-card-queries.ts'
import { GuestCards } from './guest-cards.tsx'
import { NotificationStack } from './notification-stack.tsx'

/**
 * Members get the stack they can dismiss, guests a plain list without any way to dismiss (docs/decisions: notification cards for guests). Nothing
 * to say and a failed answer look the same: no cards. A message is never worth an error on the home screen.
 */
export default function NotificationCards() {
  const signedIn = useSession(isAuthenticated)
  const { data: cards = [] } = useQuery(notificationCards(signedIn ? 'member' : 'guest'))
  if (cards.length === 0) return null
  return signedIn ? <NotificationStack cards={cards} /> : <GuestCards cards={cards} />
}
