import { boolean, integer, pgTable, text, timestamp, uuid } from '../../../database/orm.ts'
import { active, idColumns, positionColumns, requiredText, stampColumns } from '../../../lib/columns.ts'

export type PoiType = 'location' | 'experience' | 'routePoint' | 'establishment' | 'game'

export const checkInPoints = pgTable('check_in_points', {
  ...idColumns,
  name: requiredText('name'),
  description: requiredText('description'),
  ...positionColumns,
  radiusM: integer('radius_m').notNull().default(10),
  points: integer('points').notNull().default(100),
  poiType: text('poi_type').$type<PoiType>().notNull(),
  poiId: text('poi_id'),
  guideUserId: uuid('guide_user_id'),
  active: active(),
  version: integer('version').notNull().default(1),
  /** When its guide removed it. */
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
  demo: boolean('demo').notNull().default(false),
  sources: text('sources').array().notNull().default([]),
  ...stampColumns,
})
