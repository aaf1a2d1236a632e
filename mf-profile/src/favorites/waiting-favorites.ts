import { type Favorite, favoriteBody } from '@sureda/contract/favorite'
import { type OutboxItem, useOutbox } from '@sureda/remote/outbox'
import { useSession } from '@sureda/remote/session'

/** What the signed-in person has kept on this phone and the server does not know yet, newest first. `subtitle`: what its row says of that. */
export function useWaitingFavorites(subtitle: string): readonly Favorite[] {
  const userId = useSession((state) => state.user?.id)
  const items = useOutbox((state) => state.items).filter((item) => item.userId === userId)
  // one that was on its way when the network fell waits on, also with a second tap behind it
  const isLatest = (item: OutboxItem) => items.findLast(({ subject }) => subject === item.subject) === item
  return items
    .filter(isLatest)
    .flatMap((item) => asFavorite(item, subtitle))
    .reverse()
}

/** The answered list with what waits before it; what had arrived all the same stands there once. */
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

function asFavorite({ kind, method, body, title, at }: OutboxItem, subtitle: string): Favorite[] {
  const kept = kind === 'favorite' && method === 'POST' ? favoriteBody.safeParse(body) : undefined
  if (!kept?.success || !title) return []
  const picture = { image: null, image_alt: null, image_color: null, image_widths: [] }
  return [{ ...kept.data, title, subtitle, created_at: new Date(at).toISOString(), ...picture }]
}
