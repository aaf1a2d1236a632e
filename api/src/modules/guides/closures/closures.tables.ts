import { createdAt, tenantId } from '../../../database/columns.ts'
import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'
import type { Notice } from '../../../lib/columns.ts'
import type { Corner } from './area.ts'

const day = (name: string) => date(name, { mode: 'string' }).notNull()

export const closures = pgTable('closures', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  guideUserId: uuid('guide_user_id').notNull(),
  fromDate: day('from_date'),
  untilDate: day('until_date'),
  reason: text('reason').notNull(),
  area: jsonb('area').$type<Corner[]>(),
  notice: jsonb('notice').$type<Notice>().notNull(),
  /** Number of reservations whose people were notified. */
  told: integer('told').notNull().default(0),
  createdAt: createdAt(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
})

export type ClosedKind = 'route' | 'route_point' | 'game' | 'experience'

/** What the closure affected when it was made. */
export const closureObjects = pgTable('closure_objects', {
  tenantId: tenantId(),
  closureId: uuid('closure_id').notNull(),
  kind: text('kind').$type<ClosedKind>().notNull(),
  objectId: text('object_id').notNull(),
  closes: boolean('closes').notNull().default(false),
})

export const closureNotices = pgTable('closure_notices', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  closureId: uuid('closure_id').notNull(),
  reservationId: uuid('reservation_id').notNull(),
  userId: uuid('user_id').notNull(),
  createdAt: createdAt(),
  dismissedAt: timestamp('dismissed_at', { withTimezone: true }),
  /** When the person was notified that it was lifted early. */
  liftedAt: timestamp('lifted_at', { withTimezone: true }),
})
