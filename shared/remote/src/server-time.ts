/**
 * What time it is where the server is. A phone's clock may be days ahead or behind; every answer of the server says when it was given. Until the first one,
 * and without network, the phone's clock is all there is.
 */
import { create } from 'zustand'
import { useSession } from './session.ts'

/** Differences that are no fault of a clock: the way of an answer. */
const TOLERATED_MS = 120_000

const useClock = create<{ fault: number }>(() => ({ fault: 0 }))

/** Takes the time of an answer that came from the server just now; what lay in a cache of the browser says nothing. */
export function noteServerTime(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at) || !/no-(store|cache)/.test(headers.get('cache-control') ?? '')) return
  const apart = at - Date.now()
  const fault = Math.abs(apart) > TOLERATED_MS ? apart : 0
  const { fault: known } = useClock.getState()
  if (fault !== known && (fault === 0 || Math.abs(fault - known) > TOLERATED_MS)) useClock.setState({ fault })
}

/** A moment of the phone's clock as the server would call it; milliseconds since 1970, like everything here. */
export const byServer = (phoneTime: number): number => phoneTime + useClock.getState().fault

export const serverNow = (): number => byServer(Date.now())

/** By how much the phone's clock is wrong, to be added to it; 0 where it is about right. */
export const useClockFault = (): number => useClock(({ fault }) => fault)

/** Today `YYYY-MM-DD` on the calendars of a place, wherever the phone is and whatever it believes. */
export const todayIn = (timeZone: string, now: number | Date = serverNow()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  )

/** Today in the territory. */
export function useToday(): string {
  useClockFault()
  return todayIn(useSession(({ tenant }) => tenant?.time_zone ?? 'Europe/Madrid'))
}
