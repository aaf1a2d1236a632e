import type { PassVerdict } from '@sureda/contract/schemas/bookings/pass'
import type { AttendanceMark, MarkAnswer } from '@sureda/contract/schemas/guides/attendance'
import type { GuideMessage } from '@sureda/contract/schemas/guides/guide-message'
import type { Manifest } from '@sureda/contract/schemas/guides/manifest'
import { api } from '@sureda/remote/api'
import { type Performed, perform } from '@sureda/remote/offline'
import { type Answer, dataOf, persisted, queryClient } from '@sureda/remote/query'
import { queryOptions } from '@tanstack/react-query'

const FRESH_MS = 20_000
/** Bookings come in until the start. */
const ASK_AGAIN_MS = 60_000
const manifestKey = (date: string) => ['guide', 'manifest', date] as const

export const manifestQueries = {
  /** Kept on the phone: it is read where there is no signal. */
  day: (date: string) =>
    queryOptions({
      queryKey: manifestKey(date),
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

/** Sends a mark, or keeps it until there is a network. Nothing that is kept goes with it: the list must be here when the next page opens without signal. */
export const sendMark = (
  mark: AttendanceMark,
  name: string | undefined,
): Promise<Performed<Answer<MarkAnswer[]>>> =>
  perform({
    kind: 'attendance',
    subject: subjectOf(mark.reservation_id),
    title: name,
    method: 'POST',
    path: '/guide/attendance',
    body: [mark],
    renews: [],
  })

/** What a mark is about, in the outbox. */
export const subjectOf = (reservationId: string): string => `attendance:${reservationId}`

/** Asks the lists again without forgetting what is kept; the bookings screen shows who is here as well. */
export async function askManifestAgain(): Promise<void> {
  for (const list of ['manifest', 'reservations'])
    await queryClient.invalidateQueries({ queryKey: ['guide', list] })
}

/** The answer to one mark takes its place in the list that is shown. */
export function putAnswer(date: string, { reservation_id, status, outcome, attendance }: MarkAnswer): void {
  if (!status || !attendance) return
  queryClient.setQueryData<Answer<Manifest>>(manifestKey(date), (answer) => {
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

/** What the server says of a pass. */
export async function askServer(
  asked: { token: string } | { code: string },
  slot: Partial<SlotOf>,
): Promise<PassVerdict> {
  const answer = await api.post('/guide/passes/verify', { ...asked, ...slot }, { askAgain: false })
  return answer.data
}

/** Writes to everybody of a slot. */
export async function writeToSlot(slot: SlotOf, text: string, idempotencyKey: string): Promise<GuideMessage> {
  const answer = await api.post('/guide/messages', { ...slot, text }, { idempotencyKey })
  return answer.data
}
