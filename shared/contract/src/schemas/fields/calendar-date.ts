import { z } from 'zod'

/** `YYYY-MM-DD` of the years 2000 to 2199: days before and after lie outside of what calendars and clocks of places are asked here. */
export const calendarDate = z.iso.date({ abort: true }).regex(/^2[01]\d\d-/)
