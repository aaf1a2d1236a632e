import { saveFile } from './save-file.ts'

/** What a calendar entry says. Instants are ISO texts, `url` is a full address. */
export interface CalendarEntry {
  id: string
  title: string
  startsAt: string
  endsAt: string
  location?: string
  description?: string
  url?: string
  position?: { latitude: number; longitude: number }
  /** False while somebody still has to confirm: calendars show such an entry as tentative. */
  isCertain?: boolean
}

/** An iCalendar file (RFC 5545) with one entry. */
export function calendarFile(entry: CalendarEntry, now = new Date()): string {
  const { position } = entry
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sureda//Calendar//EN',
    'BEGIN:VEVENT',
    `UID:${entry.id}@sureda`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(new Date(entry.startsAt))}`,
    `DTEND:${stamp(new Date(entry.endsAt))}`,
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
export const saveToCalendar = (entry: CalendarEntry): void =>
  saveFile(`${entry.id}.ics`, 'text/calendar', calendarFile(entry))

const stamp = (date: Date) => `${date.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const escaped = (text: string) => text.replaceAll(/([\\;,])/g, '\\$1').replaceAll(/\r?\n/g, '\\n')

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
