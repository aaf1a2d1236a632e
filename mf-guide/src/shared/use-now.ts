import { useClockFault } from '@sureda/remote/device'
import { useEffect, useState } from 'react'

/** The time by the server's clock, every half minute: times left and buttons follow it. */
export function useNow(everyMs = 30_000): Date {
  const fault = useClockFault()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return new Date(now.getTime() + fault)
}
