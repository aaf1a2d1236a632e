import { isOlderThan, trustedNow } from '@sureda/remote/device'
import { deviceStore } from '@sureda/remote/offline'
import { registerCache } from '@sureda/remote/session'
import { clear, entries, get, set } from 'idb-keyval'
import { useSyncExternalStore } from 'react'

/** A mark made on this phone, which the list from the server may not show yet. */
export interface PhoneMark {
  reservation_id: string
  attended: boolean
  take_back: boolean
  at: string
  /** The server has answered for exactly this mark. */
  isAnswered: boolean
  /** When it was made, by the server's clock. */
  since?: number | undefined
}

const KEEP_MS = 7 * 86_400_000
const DEVICE = 'device'

const store = deviceStore('sureda-guide', 'marks')
let marks: ReadonlyMap<string, PhoneMark> = new Map()
const listeners = new Set<() => void>()

function show(next: ReadonlyMap<string, PhoneMark>): void {
  marks = next
  for (const listener of listeners) listener()
}

/** Some browsers store nothing in a private window: there a mark lasts as long as the page and the outbox. */
const quietly = (work: () => Promise<unknown>): Promise<void> =>
  Promise.resolve()
    .then(work)
    .then(
      () => {},
      () => {},
    )

/** Reads the marks of an earlier page. Never fails. */
export const restoreMarks = (): Promise<void> =>
  quietly(async () => {
    const stored = await entries<string, PhoneMark | string>(store)
    const fresh = stored.flatMap(([id, mark]) =>
      typeof mark === 'object' && !isOlderThan(KEEP_MS, mark.since) ? [[id, mark] as const] : [],
    )
    // marks made meanwhile are newer
    show(new Map([...fresh, ...marks]))
  })

export async function storeMark(made: PhoneMark): Promise<void> {
  const mark = { ...made, since: made.since ?? trustedNow() }
  show(new Map(marks).set(mark.reservation_id, mark))
  await quietly(() => set(mark.reservation_id, mark, store))
}

/** The server has answered for this mark; a newer mark of the same reservation stays unanswered. */
export async function confirmMark(mark: PhoneMark): Promise<void> {
  if (marks.get(mark.reservation_id)?.at === mark.at) await storeMark({ ...mark, isAnswered: true })
}

/** Deletes a mark that was refused, or taken back before it was sent. A newer mark of the same reservation stays. */
export async function forgetMark({
  reservation_id,
  at,
}: Pick<PhoneMark, 'reservation_id' | 'at'>): Promise<void> {
  if (marks.get(reservation_id)?.at !== at) return
  const next = new Map(marks)
  next.delete(reservation_id)
  show(next)
  await quietly(async () => {
    const { del } = await import('idb-keyval')
    await del(reservation_id, store)
  })
}

/** Marks that the server has not answered yet. */
export const unansweredMarks = (): readonly PhoneMark[] =>
  [...marks.values()].filter((mark) => !mark.isAnswered)

export function usePhoneMarks(): ReadonlyMap<string, PhoneMark> {
  return useSyncExternalStore(
    (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    () => marks,
  )
}

/** The name of this phone in its marks: its kind and four hexadecimal digits, the same until the data of this person is deleted. */
export async function phoneName(): Promise<string> {
  let sign: string | undefined
  await quietly(async () => {
    sign = await get<string>(DEVICE, store)
    if (sign) return
    sign = newSign()
    await set(DEVICE, sign, store)
  })
  pageSign ??= newSign()
  return `${kindOf(navigator.userAgent)} ${sign ?? pageSign}`
}
let pageSign: string | undefined

const newSign = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(2)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const kindOf = (userAgent: string) =>
  /iPhone|iPad|Android/.exec(userAgent)?.[0] ?? (/Mobile/.test(userAgent) ? 'Mobile' : 'Web')

// the next guide on this phone must not see who came to another guide's tour
registerCache(() => {
  show(new Map())
  void quietly(() => clear(store))
})
