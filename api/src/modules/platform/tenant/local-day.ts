const formats = new Map<string, Intl.DateTimeFormat>()

/** `YYYY-MM-DD` of a moment in a tenant's time zone. */
export function dayIn(timeZone: string, moment: Date = new Date()): string {
  let format = formats.get(timeZone)
  if (!format) {
    // the Swedish form of a date is ISO 8601
    format = new Intl.DateTimeFormat('sv-SE', { timeZone })
    formats.set(timeZone, format)
  }
  return format.format(moment)
}
