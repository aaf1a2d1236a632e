import { useSession } from '../session/session.ts'
import { saveFile } from './save-file.ts'

/** What a calendar entry says. Instants are ISO texts, `url` is a full address. */
export interface CalendarEntry {
  kind: 'event' | 'reservation'
  id: string
  title: string
  startsAt: string
  endsAt: string
  /** First and last day (`YYYY-MM-DD`, both included) of what lasts whole days; the instants do not matter then. */
  wholeDays?: { first: string; last: string }
  location?: string
  description?: string
  url?: string
  position?: { latitude: number; longitude: number }
  /** False while the guide still has to confirm: calendars show such an entry as tentative. */
  isCertain?: boolean
}

/**
 * An iCalendar file (RFC 5545) with one entry. Instants are written in UTC, which every calendar shows in the clock of the phone and needs no table of
 * time zones; whole days are dates, which are the same day wherever the phone is.
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

/** Offers the entry as a file; phones open it with their calendar. */
export function saveToCalendar(entry: CalendarEntry): void {
  saveFile(`${entry.id}.ics`, 'text/calendar', calendarFile(entry))
}

/** Territories name their items as they like. */
const territoryOfPage = () => useSession.getState().tenant?.id ?? 'nowhere'

/** An entry with the same name replaces the one before: so an event has another each year, and a reservation that is moved keeps its own. */
const uidOf = ({ kind, id, startsAt, wholeDays }: CalendarEntry) =>
  kind === 'reservation' ? `${kind}-${id}` : `${kind}-${id}-${(wholeDays?.first ?? startsAt).slice(0, 4)}`

const stamp = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const date = (day: string) => day.replaceAll('-', '')

/** The end of days is the day after the last one; an end that is not after its start must not be there. */
function spanOf({ startsAt, endsAt, wholeDays }: CalendarEntry): string[] {
  if (!wholeDays) {
    const [start, end] = [stamp(new Date(startsAt)), stamp(new Date(endsAt))]
    return [`DTSTART:${start}`, ...(end > start ? [`DTEND:${end}`] : [])]
  }
  const after = new Date(Date.parse(wholeDays.last) + 86_400_000).toISOString().slice(0, 10)
  return [`DTSTART;VALUE=DATE:${date(wholeDays.first)}`, `DTEND;VALUE=DATE:${date(after)}`]
}

/** Text of a value: a line break becomes its sign, other signs that steer a device have no place in a calendar. */
const escaped = (text: string) =>
  text
    .replaceAll(/([\\;,])/g, '\\$1')
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')

/** Lines end after 75 octets and go on behind a space; a character is never split. */
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
