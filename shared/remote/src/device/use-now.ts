import { useEffect, useState } from 'react'
import { phoneTime, useClockFault } from './server-time.ts'

const HOUR_MS = 3_600_000
const OTHER_DATE_MS = 36 * HOUR_MS

/**
 * The phone's time, updated at this interval in milliseconds and when the page becomes visible; `'hour'`: at each full
 * hour; null: paused.
 */
export function usePhoneTime(every: number | 'hour' | null): Date {
  const [now, setNow] = useState(() => new Date(phoneTime()))
  useEffect(() => {
    if (every === null) return
    let timer: ReturnType<typeof setTimeout>
    const update = () => {
      clearTimeout(timer)
      setNow((before) => (every === 'hour' && hourOf(before) === hourOf(new Date()) ? before : new Date()))
      timer = setTimeout(update, every === 'hour' ? HOUR_MS - (Date.now() % HOUR_MS) : every)
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [every])
  return now
}

/** The server's time, for what depends on it: remaining time, buttons, what is over. */
export function useNow(everyMs: number): Date {
  const fault = useClockFault()
  return new Date(usePhoneTime(everyMs).getTime() + fault)
}

/**
 * The time to the hour, so that a page left open past midnight shows the new day. Days begin on a full hour in every
 * time zone of the territories. Small differences follow the phone's clock; a different date follows the server's.
 */
export function useHour(): Date {
  const fault = useClockFault()
  const now = usePhoneTime('hour')
  return Math.abs(fault) > OTHER_DATE_MS ? new Date(now.getTime() + fault) : now
}

const hourOf = (moment: Date) => Math.floor(moment.getTime() / HOUR_MS)
