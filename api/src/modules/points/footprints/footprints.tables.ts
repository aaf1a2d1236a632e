import type { FootprintInputs, FootprintResult } from '@sureda/contract/schemas/points/footprint'
import { createdAt, tenantId } from '../../../database/columns.ts'
import { jsonb, pgTable, text, uuid } from '../../../database/orm.ts'

export const footprints = pgTable('footprints', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  userId: uuid('user_id').notNull(),
  inputs: jsonb('inputs').$type<FootprintInputs>().notNull(),
  result: jsonb('result').$type<FootprintResult>().notNull(),
  factorsVersion: text('factors_version').notNull(),
  createdAt: createdAt(),
})
