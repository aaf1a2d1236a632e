import { tenantId } from '../../../database/columns.ts'
import { integer, pgTable, text, uuid } from '../../../database/orm.ts'
import { stampColumns } from '../../../lib/columns.ts'

/** The agency configuration of a guide; colours in lower case. */
export const guideProfiles = pgTable('guide_profiles', {
  tenantId: tenantId(),
  userId: uuid('user_id').notNull(),
  agencyName: text('agency_name').notNull(),
  welcomeMessage: text('welcome_message'),
  primaryColor: text('primary_color').notNull(),
  secondaryColor: text('secondary_color').notNull(),
  logoUrl: text('logo_url'),
  contactEmail: text('contact_email'),
  contactPhone: text('contact_phone'),
  website: text('website'),
  address: text('address'),
  version: integer('version').notNull().default(1),
  ...stampColumns,
})
