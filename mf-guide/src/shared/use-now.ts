import { useClockFault } from '@sureda/remote/device'
import { useEffect, useState } from 'react'

/** The time, anew every half minute: what is left of it is shown, and buttons come and go with it. */
export function useNow(everyMs = 30_000): Date {
  const fault = useClockFault()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return new Date(now.getTime() + fault)
}
