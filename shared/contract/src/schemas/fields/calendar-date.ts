import { z } from 'zod'

/** `YYYY-MM-DD` of the years 2000 to 2199, the range of calendars and time zones here. */
export const calendarDate = z.iso.date({ abort: true }).regex(/^2[01]\d\d-/)
