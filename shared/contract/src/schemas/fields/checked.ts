import { z } from 'zod'

export const checkedField = {
  /** Day on which the office last checked hours, price, telephone and place, `YYYY-MM-DD`; null if unknown. */
  checked_on: z.string().nullable(),
}
