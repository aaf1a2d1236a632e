/**
 * The server's time. A phone's clock may be days off; every answer of the server carries its date. Before the first
 * answer and without network, the phone's clock is all there is.
 */
import { formatter } from '@sureda/ui/core'
import { create } from 'zustand'
import { useTimeZone } from '../format/time-zone.ts'

/** Smaller differences come from latency, not from a wrong clock. */
const TOLERATED_MS = 120_000

/**
 * The last time the server reported, and both clocks of the phone at that moment: one can be set, the other pauses
 * while the phone sleeps.
 */
let heard: { at: number; phone: number; tick: number } | undefined

const useClock = create<{ fault: number }>(() => ({ fault: 0 }))

/** Reads the time of a fresh answer from the server; one from the browser's cache proves nothing. */
export function recordServerTime(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at) || !/no-(store|cache)/.test(headers.get('cache-control') ?? '')) return
  heard = { at, phone: Date.now(), tick: performance.now() }
  const apart = at - heard.phone
  const fault = Math.abs(apart) > TOLERATED_MS ? apart : 0
  const { fault: known } = useClock.getState()
  if (fault !== known && (fault === 0 || Math.abs(fault - known) > TOLERATED_MS)) useClock.setState({ fault })
}

/** Converts the phone's time to the server's, in milliseconds since 1970. */
export const toServerTime = (phoneTime: number): number => phoneTime + useClock.getState().fault

/** The moment for which the server rendered the page, while React hydrates it; else undefined. */
let renderedAt: number | undefined
export function setHydrationTime(at: number | undefined): void {
  renderedAt = at
  if (at === undefined) for (const action of waiting.splice(0)) action()
}

const waiting: (() => void)[] = []

/** Runs once React has hydrated the server's page. */
export function afterHydration(action: () => void): void {
  if (isHydrating()) waiting.push(action)
  else action()
}

/** Whether React hydrates the server's page, which knows nothing of what this phone has stored. */
export const isHydrating = (): boolean => renderedAt !== undefined

/** The phone's time for what is on screen. */
export const phoneTime = (): number => renderedAt ?? Date.now()

/** The moment of a rendered page is the server's already. */
export const serverNow = (): number => renderedAt ?? toServerTime(Date.now())

/**
 * The time for expiry checks, where a wrong phone clock must not count. Undefined until the server has reported it, and
 * again after the phone's clock was set or the phone slept: then nothing expires.
 */
export function trustedNow(): number | undefined {
  if (!heard) return undefined
  const passed = performance.now() - heard.tick
  return Math.abs(Date.now() - heard.phone - passed) > TOLERATED_MS ? undefined : heard.at + passed
}

/**
 * Whether something is certainly older. `since` is an earlier `trustedNow`; without it the age starts with the next
 * answer of the server.
 */
export function isOlderThan(ms: number, since: number | undefined): boolean {
  const now = trustedNow()
  return since !== undefined && now !== undefined && now - since >= ms
}

/**
 * Whether only the phone's clock says that it is older: then it is neither dropped nor sent until the server has
 * reported the time.
 */
export const isDoubtful = (ms: number, since: number | undefined): boolean =>
  since !== undefined && trustedNow() === undefined && Date.now() - since >= ms

/** Milliseconds to add to the phone's clock; 0 where it is about right. */
export const useClockFault = (): number => useClock(({ fault }) => fault)

/** `YYYY-MM-DD` of a moment in a time zone. */
export const dayIn = (timeZone: string, moment: number | Date): string =>
  // the Swedish date format is ISO 8601
  formatter(Intl.DateTimeFormat, 'sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)

/** Today in a time zone, by the server's clock. */
export const todayIn = (timeZone: string): string => dayIn(timeZone, serverNow())

/** Today in the territory. */
export function useToday(): string {
  useClockFault()
  return todayIn(useTimeZone())
}
