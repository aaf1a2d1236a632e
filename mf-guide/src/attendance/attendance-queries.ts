import type { PassVerdict } from '@sureda/contract/schemas/bookings/pass'
import type { AttendanceMark, MarkAnswer } from '@sureda/contract/schemas/guides/attendance'
import type { GuideMessage } from '@sureda/contract/schemas/guides/guide-message'
import { api } from '@sureda/remote/api'
import { type SendResult, sendOrQueue } from '@sureda/remote/offline'
import { type Answer, dataOf, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const FRESH_MS = 20_000
/** Members book until the start. */
const ASK_AGAIN_MS = 60_000

export const attendanceQueries = {
  /** The day list, stored on the phone for places without signal. */
  day: (date: string) =>
    queryOptions({
      queryKey: ['guide', 'manifest', date],
      queryFn: ({ signal }) => api.get('/guide/manifest', { signal, query: { date } }),
      persister: persisted,
      staleTime: FRESH_MS,
      refetchInterval: ASK_AGAIN_MS,
      select: dataOf,
    }),
  keys: () =>
    queryOptions({
      queryKey: ['pass-keys'],
      queryFn: ({ signal }) => api.get('/pass-keys', { signal }),
      persister: persisted,
      staleTime: FRESH_MS,
      select: (answer) => answer.data.keys,
    }),
}

/** Sends a mark, or puts it into the outbox. It invalidates nothing: the cached list must still be there when the next page opens without signal. */
export const sendMark = (
  mark: AttendanceMark,
  name: string | undefined,
): Promise<SendResult<Answer<MarkAnswer[]>>> =>
  sendOrQueue({
    kind: 'attendance',
    subject: subjectOf(mark.reservation_id),
    title: name,
    method: 'POST',
    path: '/guide/attendance',
    body: [mark],
    invalidates: [],
  })

/** The subject of a mark in the outbox. */
export const subjectOf = (reservationId: string): string => `attendance:${reservationId}`

/** Fetches day lists and reservations again, and leaves the cached ones until then. */
export async function invalidateDayLists(): Promise<void> {
  for (const list of ['manifest', 'reservations'])
    await queryClient.invalidateQueries({ queryKey: ['guide', list] })
}

/** Puts the answer to one mark into the cached list. */
export function putAnswer(date: string, { reservation_id, status, outcome, attendance }: MarkAnswer): void {
  if (!status || !attendance) return
  queryClient.setQueryData(attendanceQueries.day(date).queryKey, (answer) => {
    if (!answer) return answer
    const slots = answer.data.slots.map((slot) => ({
      ...slot,
      entries: slot.entries.map((entry) =>
        entry.id === reservation_id ? { ...entry, status, outcome, attendance } : entry,
      ),
    }))
    return { ...answer, data: { ...answer.data, slots } }
  })
}

interface SlotOf {
  experience_id: string
  date: string
  time: string
}

/** Asks the server about a pass. */
export async function askServer(
  asked: { token: string } | { code: string },
  slot: Partial<SlotOf>,
): Promise<PassVerdict> {
  const answer = await api.post('/guide/passes/verify', { ...asked, ...slot }, { askAgain: false })
  return answer.data
}

/** Sends a message to all members of a slot. */
export async function writeToSlot(slot: SlotOf, text: string, idempotencyKey: string): Promise<GuideMessage> {
  const answer = await api.post('/guide/messages', { ...slot, text }, { idempotencyKey })
  return answer.data
}
