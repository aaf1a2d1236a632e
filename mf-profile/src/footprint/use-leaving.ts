import { useOutbox, useOutboxOwner } from '@sureda/remote/offline'
import { removalOf } from '../shared/footprint-queries.ts'

/** Whether the removal of a saved trip waits in the outbox, so that it is not shown any more. */
export function useLeaving(): (trip: { id: string }) => boolean {
  const owner = useOutboxOwner()
  const items = useOutbox((state) => state.items)
  return ({ id }) => items.some(({ userId, subject }) => userId === owner && subject === removalOf(id))
}
