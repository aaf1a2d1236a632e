import { passCodeOf } from '@sureda/contract/rules/pass-code'
import type { Manifest, ManifestEntry, ManifestSlot } from '@sureda/contract/schemas/guides/manifest'
import type { Localizer } from '../../../lib/localizer.ts'
import type { MarkRow } from './attendance.tables.ts'
import { toAttendance } from './attendance-from-marks.ts'
import type { DayListRow } from './day-list.queries.ts'
import { rowsBy } from './rows-by.ts'

const DAY_MS = 86_400_000

export function toEntry(row: DayListRow, marks: readonly MarkRow[], now: Date): ManifestEntry {
  const isOpen = row.status !== 'cancelled' && row.endsAt.getTime() + DAY_MS > now.getTime()
  return {
    id: row.id,
    code: passCodeOf({ booking_code: row.bookingCode, id: row.id }),
    name: row.name,
    phone: isOpen ? row.phone : null,
    people: row.people,
    nights: row.nights,
    rooms: row.rooms,
    special_requests: row.specialRequests,
    group: row.group,
    pets: petsOf(row.pets),
    status: row.status,
    outcome: row.outcome,
    attendance: toAttendance(marks),
  }
}

/** "Nuca (Labrador)". */
function petsOf(stored: unknown): string[] {
  const pets = Array.isArray(stored) ? stored : [stored]
  return pets.flatMap((pet) => {
    if (typeof pet !== 'object' || pet === null) return []
    const { name, breed } = pet as { name?: unknown; breed?: unknown }
    const parts = [name, breed].filter((word): word is string => typeof word === 'string' && word !== '')
    return parts.length === 2 ? [`${parts[0]} (${parts[1]})`] : parts
  })
}

interface Making {
  date: string
  now: Date
  localizer: Localizer
  leadMs: number
}

/** The rows of a day, which come by time, as slots. */
export function toDayList(
  rows: readonly DayListRow[],
  marks: ReadonlyMap<string, readonly MarkRow[]>,
  { date, now, localizer, leadMs }: Making,
): Manifest {
  const slots = rowsBy(rows, (row) => `${row.time} ${row.experienceId}`)
  return {
    date,
    made_at: now.toISOString(),
    slots: [...slots.values()].flatMap((ofSlot): ManifestSlot[] => {
      const [first] = ofSlot
      if (!first) return []
      return [
        {
          experience: {
            id: first.experienceId,
            title: localizer.text(first.title),
            locationName: localizer.text(first.locationName),
          },
          time: first.time,
          starts_at: first.startsAt.toISOString(),
          ends_at: first.endsAt.toISOString(),
          check_in_from: new Date(first.startsAt.getTime() - leadMs).toISOString(),
          capacity: first.capacity ?? 0,
          booked: first.booked ?? 0,
          entries: ofSlot.map((row) => toEntry(row, marks.get(row.id) ?? [], now)),
        },
      ]
    }),
  }
}
