import { useSession } from '../session/session.ts'

type Session = ReturnType<typeof useSession.getState>

/** The territory's time zone. Every tenant has one; the fallback applies until the tenant is loaded. */
export const timeZoneOf = ({ tenant }: Session): string => tenant?.time_zone ?? 'Europe/Madrid'

export const useTimeZone = (): string => useSession(timeZoneOf)
