import type { EventDetail } from '@sureda/contract/event'

const HOUR_MS = 3_600_000

/** An event as an iCalendar file (RFC 5545). A date nobody has announced yet is marked tentative. */
export function calendarFile(event: EventDetail, url: string, now = new Date()): string {
  const start = new Date(event.start_datetime)
  const end = event.end_datetime ? new Date(event.end_datetime) : new Date(start.getTime() + 2 * HOUR_MS)
  const position =
    event.latitude !== null && event.longitude !== null ? [`GEO:${event.latitude};${event.longitude}`] : []
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sureda//Agenda//EN',
    'BEGIN:VEVENT',
    `UID:${event.id}@sureda`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${url}`,
    ...position,
    `STATUS:${event.date_is_estimate ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

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
