import type { RateableType } from '@sureda/contract/codes/enums'
import { LOCALES } from '@sureda/contract/codes/locale'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import type { Tenant } from '@sureda/contract/schemas/platform/tenant'
import { createdAt, updatedAt } from '../../../database/columns.ts'
import { bigint, boolean, jsonb, pgTable, text } from '../../../database/orm.ts'

/** `tenants.document`: the contract's tenant without fields that are columns, with texts in six languages. */
export interface TenantDocument
  extends Pick<
    Tenant,
    'industry' | 'theme' | 'features' | 'branding' | 'map' | 'scenery' | 'backoffice_url'
  > {
  claim: LocalizedText | null
  contact: { email: string; phone: string; address: string | LocalizedText }
}

export const tenants = pgTable('tenants', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  locale: text('locale', { enum: LOCALES }).notNull(),
  timeZone: text('time_zone').notNull().default('Europe/Madrid'),
  document: jsonb('document').$type<TenantDocument>().notNull(),
  googleClientId: text('google_client_id'),
  appleClientId: text('apple_client_id'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const tenantDomains = pgTable('tenant_domains', {
  domain: text('domain').primaryKey(),
  tenantId: text('tenant_id').notNull(),
  isPrimary: boolean('is_primary').notNull().default(false),
})

export const contentVersions = pgTable('content_versions', {
  tenantId: text('tenant_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** Incremented by every rating of an object of that type. */
export const ratingVersions = pgTable('rating_versions', {
  tenantId: text('tenant_id').notNull(),
  rateableType: text('rateable_type').$type<RateableType>().notNull(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** Incremented when a slot or a night becomes full or free again. */
export const availabilityVersions = pgTable('availability_versions', {
  tenantId: text('tenant_id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})
