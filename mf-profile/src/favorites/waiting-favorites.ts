import { FAVORITABLE_TYPES, type FavoritableType } from '@sureda/contract/codes/enums'
import type { Favorite } from '@sureda/contract/schemas/members/favorite'
import { type OutboxItem, useOutbox } from '@sureda/remote/offline'
import { useSession } from '@sureda/remote/session'

/** Favorites in the person's outbox, newest first. `subtitle` is the text of their rows. */
export function useWaitingFavorites(subtitle: string): readonly Favorite[] {
  const userId = useSession((state) => state.user?.id)
  const items = useOutbox((state) => state.items).filter((item) => item.userId === userId)
  // an action that lost its network waits on, also before a later one of the same subject
  const isLatest = (item: OutboxItem) => items.findLast(({ subject }) => subject === item.subject) === item
  return items
    .filter(isLatest)
    .flatMap((item) => asFavorite(item, subtitle))
    .reverse()
}

/** The server's list with the waiting favorites before it; one that has arrived is listed once. */
export function withWaiting(
  answered: readonly Favorite[],
  waiting: readonly Favorite[],
): readonly Favorite[] {
  const isAnswered = ({ favoritable_type, favoritable_id }: Favorite) =>
    answered.some(
      (other) => other.favoritable_type === favoritable_type && other.favoritable_id === favoritable_id,
    )
  return [...waiting.filter((favorite) => !isAnswered(favorite)), ...answered]
}

function asFavorite({ kind, method, subject, title, at }: OutboxItem, subtitle: string): Favorite[] {
  // `favorite:route:rt-suro`
  const [, type, ...id] = subject.split(':')
  if (kind !== 'favorite' || method !== 'POST' || !title || !isFavoritable(type)) return []
  const picture = { image: null, image_alt: null, image_color: null, image_widths: [] }
  const created_at = new Date(at).toISOString()
  return [{ favoritable_type: type, favoritable_id: id.join(':'), title, subtitle, created_at, ...picture }]
}

const isFavoritable = (type: string | undefined): type is FavoritableType =>
  FAVORITABLE_TYPES.some((known) => known === type)
