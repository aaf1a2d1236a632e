/**
 * What time it is where the server is. A phone's clock may be days ahead or behind; every answer of the server says when it was given. Until the first one,
 * and without network, the phone's clock is all there is.
 */
import { formatter } from '@sureda/ui/core'
import { create } from 'zustand'
import { useTimeZone } from '../format/time-zone.ts'

/** Differences that are no fault of a clock: the way of an answer. */
const TOLERATED_MS = 120_000

/** The last time that the server said, and what the phone's two clocks showed: one may be set, the other one rests while the phone sleeps. */
let heard: { at: number; phone: number; tick: number } | undefined

const useClock = create<{ fault: number }>(() => ({ fault: 0 }))

/** Takes the time of an answer that came from the server just now; what lay in a cache of the browser says nothing. */
export function noteServerTime(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at) || !/no-(store|cache)/.test(headers.get('cache-control') ?? '')) return
  heard = { at, phone: Date.now(), tick: performance.now() }
  const apart = at - heard.phone
  const fault = Math.abs(apart) > TOLERATED_MS ? apart : 0
  const { fault: known } = useClock.getState()
  if (fault !== known && (fault === 0 || Math.abs(fault - known) > TOLERATED_MS)) useClock.setState({ fault })
}

/** A moment of the phone's clock as the server would call it; milliseconds since 1970, like everything here. */
export const byServer = (phoneTime: number): number => phoneTime + useClock.getState().fault

/** The moment that the server has drawn the page for, while the phone takes it over; else undefined. */
let drawnAt: number | undefined
export function holdTime(at: number | undefined): void {
  drawnAt = at
}

/** The phone's time for what is on screen. */
export const phoneTime = (): number => drawnAt ?? Date.now()

export const serverNow = (): number => byServer(phoneTime())

/**
 * The time where a wrong clock of the phone must not count: for ages after which something that was typed or done is dropped. Undefined until the server has said
 * it, and again once the phone's clock was set or the phone slept: then nothing is too old.
 */
export function provenNow(): number | undefined {
  if (!heard) return undefined
  const passed = performance.now() - heard.tick
  return Math.abs(Date.now() - heard.phone - passed) > TOLERATED_MS ? undefined : heard.at + passed
}

/** Whether it is surely older. `since`: what `provenNow` said then; without it its age begins when the server is next heard. */
export function isOlderThan(ms: number, since: number | undefined): boolean {
  const now = provenNow()
  return since !== undefined && now !== undefined && now - since >= ms
}

/** Whether only the phone's clock says that it is older: it is neither dropped nor sent until the server has said the time. */
export const isDoubtful = (ms: number, since: number | undefined): boolean =>
  since !== undefined && provenNow() === undefined && Date.now() - since >= ms

/** By how much the phone's clock is wrong, to be added to it; 0 where it is about right. */
export const useClockFault = (): number => useClock(({ fault }) => fault)

/** `YYYY-MM-DD` of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: number | Date): string =>
  // the Swedish form of a date is ISO 8601
  formatter(Intl.DateTimeFormat, 'sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)

/** Today in a time zone, by the server's clock: the phone's may be wrong. */
export const todayIn = (timeZone: string): string => dayIn(timeZone, serverNow())

/** Today in the territory. */
export function useToday(): string {
  useClockFault()
  return todayIn(useTimeZone())
}
