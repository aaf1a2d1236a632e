import { useClockFault } from '@sureda/remote/device'
import { useEffect, useState } from 'react'

const EVERY_MS = 15_000

/** The time, anew every quarter of a minute: an offer shows what is left of it. */
export function useNow(): Date {
  const fault = useClockFault()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), EVERY_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(now.getTime() + fault)
}
