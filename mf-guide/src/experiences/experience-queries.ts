import type { SchedulePreview, TimeSlots, TimeSlotsBody } from '@sureda/contract/schemas/bookings/time-slots'
import type {
  GuideExperienceBody,
  GuideExperienceDetail,
  UploadedPhoto,
} from '@sureda/contract/schemas/guides/guide-experience'
import { ApiError, api } from '@sureda/remote/api'
import { type Answer, dataOf, invalidate, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

/** The office may edit an experience as well. */
const FRESH_MS = 30_000

const slotsKey = (id: string) => ['guide', 'time-slots', id] as const

export interface Days {
  from: string
  to: string
}

export const guideExperienceQueries = {
  experience: (id: string) =>
    queryOptions({
      queryKey: ['guide', 'experiences', id],
      queryFn: ({ signal }) => api.get('/guide/experiences/:id', { params: { id }, signal }),
      persister: persisted,
      staleTime: FRESH_MS,
      select: dataOf,
    }),
  /** The settings, and the bookings from `from` to `to`. */
  timeSlots: (id: string, days: Days) =>
    queryOptions({
      queryKey: [...slotsKey(id), days.from, days.to],
      queryFn: ({ signal }) =>
        api.get('/guide/experiences/:id/time-slots', {
          params: { id },
          query: { from: days.from, to: days.to },
          signal,
        }),
      persister: persisted,
      staleTime: FRESH_MS,
      select: dataOf,
    }),
  restaurants: () =>
    queryOptions({
      queryKey: ['guide', 'restaurants'],
      queryFn: ({ signal }) => api.get('/guide/restaurants', { signal }),
      persister: persisted,
      select: dataOf,
    }),
}

/** The result of a save: one call previews and saves, and its answer says which it did. */
function saved<T extends object>(data: T): Exclude<T, SchedulePreview> {
  if ('preview' in data) throw new ApiError(502, null)
  return data as Exclude<T, SchedulePreview>
}

const tagOf = (version: number) => ({ ifMatch: `"${version}"` })

/** Saves on the version that was edited; refused with 412 when there is a newer one. */
export async function saveExperience(
  id: string,
  version: number,
  body: GuideExperienceBody,
): Promise<GuideExperienceDetail> {
  const answer = await api.put('/guide/experiences/:id', body, { params: { id }, ...tagOf(version) })
  return saved(answer.data)
}

export async function previewTimeSlots(id: string, body: TimeSlotsBody): Promise<SchedulePreview> {
  const answer = await api.put('/guide/experiences/:id/time-slots', body, {
    params: { id },
    query: { preview: true },
    askAgain: false,
  })
  if (!('preview' in answer.data)) throw new ApiError(502, null)
  return answer.data
}

export async function saveTimeSlots(id: string, version: number, body: TimeSlotsBody): Promise<TimeSlots> {
  const answer = await api.put('/guide/experiences/:id/time-slots', body, {
    params: { id },
    ...tagOf(version),
  })
  return saved(answer.data)
}

export async function assignRestaurant(
  { id, version }: Pick<GuideExperienceDetail, 'id' | 'version'>,
  restaurantId: string | null,
  idempotencyKey: string,
): Promise<GuideExperienceDetail> {
  const body = { restaurant_id: restaurantId }
  const answer = await api.post('/guide/experiences/:id/restaurant', body, {
    params: { id },
    ...tagOf(version),
    idempotencyKey,
  })
  return answer.data
}

/** Uploads a photo; visitors see it once the experience is saved with it. */
export async function uploadPhoto(id: string, photo: Blob): Promise<UploadedPhoto> {
  const form = new FormData()
  form.append('photo', photo, 'photo')
  const answer = await api.post('/guide/experiences/:id/photos', form, { params: { id }, askAgain: false })
  return answer.data
}

/** Shows the server's version on the screen at once. */
export const putExperience = (now: GuideExperienceDetail): void =>
  void queryClient.setQueryData(guideExperienceQueries.experience(now.id).queryKey, { data: now })

/** Puts the saved settings into the cached answers, whose bookings stay as they are. */
export function putTimeSlots(id: string, { taken: _taken, ...now }: TimeSlots): void {
  queryClient.setQueriesData<Answer<TimeSlots>>(
    { queryKey: slotsKey(id) },
    (answer) => answer && { ...answer, data: { ...answer.data, ...now } },
  )
}

/** After a change: the guide area, what visitors see of it on this phone, and reservations that may be cancelled. */
export const refreshExperiences = (): Promise<void> =>
  invalidate(['guide'], ['experiences'], ['reservations'])
