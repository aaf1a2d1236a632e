import { api } from '@sureda/remote/api-client'
import type { Answer } from '@sureda/remote/content-resource'
import { newIdempotencyKey } from '@sureda/remote/idempotency-key'
import type { Fix } from '../domain/track-filter.ts'

/** What the server gives for a completed route; nothing where it was completed before. */
interface Completion {
  points_awarded: number
}

/** One intent, however often it is sent. */
export const completionKey = newIdempotencyKey

/** `POST points/complete-route`: where the route was completed, and when. */
export const completeRoute = (routeId: string, idempotencyKey: string) => ({
  mutationFn: async ({ latitude, longitude, accuracy, at }: Fix): Promise<Completion> =>
    (
      await api.post<Answer<Completion>>(
        '/points/complete-route',
        {
          route_id: routeId,
          lat: latitude,
          lng: longitude,
          accuracy,
          captured_at: new Date(at).toISOString(),
        },
        { idempotencyKey, needsToken: true },
      )
    ).data,
})
