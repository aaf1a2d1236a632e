import { useSession } from '../session/session.ts'
import { saveFile } from './save-file.ts'

/** A calendar entry. Instants are ISO texts, `url` is absolute. */
export interface CalendarEntry {
  kind: 'event' | 'reservation'
  id: string
  title: string
  startsAt: string
  endsAt: string
  /** First and last day (`YYYY-MM-DD`, inclusive) of an all-day entry; the instants are ignored then. */
  wholeDays?: { first: string; last: string }
  location?: string
  description?: string
  url?: string
  position?: { latitude: number; longitude: number }
  /** False until the guide confirms: calendars show the entry as tentative. */
  isCertain?: boolean
}

/**
 * An iCalendar file (RFC 5545) with one entry. Instants are in UTC, which every calendar converts and which needs no
 * time zone table; whole days are dates, the same wherever the phone is.
 */
export function calendarFile(entry: CalendarEntry, now = new Date(), territory = territoryOfPage()): string {
  const { position } = entry
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sureda//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(uidOf(entry))}@${territory}.sureda`,
    `DTSTAMP:${stamp(now)}`,
    ...spanOf(entry),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    ...(position ? [`GEO:${position.latitude};${position.longitude}`] : []),
    `STATUS:${entry.isCertain === false ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** Downloads the entry as a file; phones open it in their calendar. */
export function saveToCalendar(entry: CalendarEntry): void {
  saveFile(`${entry.id}.ics`, 'text/calendar', calendarFile(entry))
}

/** Ids are unique within a territory only. */
const territoryOfPage = () => useSession.getState().tenant?.id ?? 'nowhere'

/**
 * A calendar replaces an entry that has the same UID: each edition of an event has its own, a moved reservation keeps
 * its own.
 */
const uidOf = ({ kind, id, startsAt, wholeDays }: CalendarEntry) =>
  kind === 'reservation' ? `${kind}-${id}` : `${kind}-${id}-${(wholeDays?.first ?? startsAt).slice(0, 4)}`

const stamp = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const date = (day: string) => day.replaceAll('-', '')

/** DTEND of an all-day entry is the day after the last one; an end that is not after the start must be omitted. */
function spanOf({ startsAt, endsAt, wholeDays }: CalendarEntry): string[] {
  if (!wholeDays) {
    const [start, end] = [stamp(new Date(startsAt)), stamp(new Date(endsAt))]
    return [`DTSTART:${start}`, ...(end > start ? [`DTEND:${end}`] : [])]
  }
  const after = new Date(Date.parse(wholeDays.last) + 86_400_000).toISOString().slice(0, 10)
  return [`DTSTART;VALUE=DATE:${date(wholeDays.first)}`, `DTEND;VALUE=DATE:${date(after)}`]
}

/**
 * Escapes a text value: line breaks become `
 * `, other control characters are dropped.
 */
const escaped = (text: string) =>
  text
    .replaceAll(/([\\;,])/g, '\\$1')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** Folds lines after 75 octets; a character is never split. */
function folded(line: string): string {
  const lines: string[] = ['']
  let octets = 0
  for (const character of line) {
    const size = new TextEncoder().encode(character).length
    if (octets + size > 74) {
      lines.push('')
      octets = 0
    }
    lines[lines.length - 1] += character
    octets += size
  }
  return lines.join('\r\n ')
}
