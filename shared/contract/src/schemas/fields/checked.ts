import { z } from 'zod'

export const checkedField = {
  /** Day on which the office last checked hours, price, telephone and place, `YYYY-MM-DD`; null where it has not said so. */
  checked_on: z.string().nullable(),
}
