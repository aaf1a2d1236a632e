import { useClockFault } from '@sureda/remote/device'
import { useEffect, useState } from 'react'

const HOUR_MS = 3_600_000
const OTHER_DATE_MS = 36 * HOUR_MS

/**
 * The time to the hour: updated at the full hour and when the page is looked at again, so that a page left open over midnight knows that it
 * is tomorrow. Days begin on a full hour in every time zone of the territories.
 */
export function useNow(): Date {
  const fault = useClockFault()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const renew = () => {
      clearTimeout(timer)
      setNow((before) => (hourOf(before) === hourOf(new Date()) ? before : new Date()))
      timer = setTimeout(renew, HOUR_MS - (Date.now() % HOUR_MS))
    }
    renew()
    document.addEventListener('visibilitychange', renew)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', renew)
    }
  }, [])
  // small differences follow the phone's clock; another date follows the server's
  return Math.abs(fault) > OTHER_DATE_MS ? new Date(now.getTime() + fault) : now
}

const hourOf = (moment: Date) => Math.floor(moment.getTime() / HOUR_MS)
