import type { NotificationCard } from '@sureda/contract/schemas/members/notification-card'

/**
 * The address a card's button leads to, or null when its value is not what its type says: a card's text comes from an editor and must not be
 * able to run anything.
 */
export function cardAction(
  card: Pick<NotificationCard, 'button_action_type' | 'button_action_value'>,
): string | null {
  const value = card.button_action_value?.trim() ?? ''
  if (card.button_action_type === 'phone')
    return /^\+?[0-9 ]{5,20}$/.test(value) ? `tel:${value.replaceAll(' ', '')}` : null
  if (card.button_action_type === 'email')
    return /^[^\s@?&:/]+@[^\s@?&:/]+\.[a-z]{2,}$/i.test(value) ? `mailto:${value}` : null
  if (card.button_action_type !== 'url') return null
  if (/^\/(?![/\\])/.test(value)) return value
  return isSecure(value) ? value : null
}

function isSecure(address: string): boolean {
  try {
    return new URL(address).protocol === 'https:'
  } catch {
    return false
  }
}
