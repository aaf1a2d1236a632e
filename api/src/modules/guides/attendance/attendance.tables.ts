import type { ProblemCode } from '@sureda/contract/codes/problem-codes'
import { tenantId } from '../../../database/columns.ts'
import { bigint, boolean, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Marks made by phones at the meeting point; append-only. */
export const attendanceMarks = pgTable('attendance_marks', {
  tenantId: tenantId(),
  id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
  reservationId: uuid('reservation_id').notNull(),
  guideUserId: uuid('guide_user_id').notNull(),
  attended: boolean('attended').notNull(),
  takeBack: boolean('take_back').notNull().default(false),
  /** By the phone's clock. */
  at: moment('at').notNull(),
  /** The effective time. */
  countedAt: moment('counted_at').notNull(),
  receivedAt: moment('received_at').notNull(),
  device: text('device'),
  refused: text('refused').$type<ProblemCode>(),
})
export type MarkRow = typeof attendanceMarks.$inferSelect
