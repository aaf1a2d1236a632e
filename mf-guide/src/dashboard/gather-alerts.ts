import type { DashboardStats } from '@sureda/contract/schemas/guides/guide'

type Alert = DashboardStats['alerts'][number]
export interface GatheredAlert extends Pick<Alert, 'kind' | 'from' | 'until' | 'reservations'> {
  titles: string[]
}

/** One alert per closure and one for all experiences that cannot be booked, in the given order. */
export function gatherAlerts(alerts: readonly Alert[]): GatheredAlert[] {
  const gathered = new Map<string, GatheredAlert>()
  for (const { kind, from, until, reservations, experience_title: title } of alerts) {
    const key = `${kind} ${from} ${until}`
    const known = gathered.get(key) ?? { kind, from, until, reservations: 0, titles: [] }
    if (known.titles.includes(title)) continue
    known.titles.push(title)
    known.reservations += reservations
    gathered.set(key, known)
  }
  return [...gathered.values()]
}
