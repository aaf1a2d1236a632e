import { z } from 'zod'
import { CARD_ACTIONS, CARD_TYPES } from '../../codes/enums.ts'
import { operatorSummary } from '../catalogue/operator.ts'

/** `content` is HTML, sanitised when written; screens sanitise it again. */
export const notificationCard = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  type: z.enum(CARD_TYPES),
  button_text: z.string().nullable(),
  button_action_type: z.enum(CARD_ACTIONS).nullable(),
  button_action_value: z.string().nullable(),
  created_at: z.string(),
  operator: operatorSummary.nullable(),
})
export type NotificationCard = z.infer<typeof notificationCard>
