import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import { jsonb, text, timestamp } from './orm.ts'

/** Columns that every table of a tenant has in the same form. Types and keys are made in SQL; these only tell Drizzle about them. */
export const tenantId = () => text('tenant_id').notNull()
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** One text in six languages, stored as `{"es": …, "ca": …, …}`; read it with `pickText`. */
export const localizedText = (name: string) => jsonb(name).$type<LocalizedText>()
