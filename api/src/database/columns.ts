import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import { jsonb, text, timestamp } from './orm.ts'

/** Columns that tables of a tenant have in common. Types and keys are defined in SQL; these only describe them to Drizzle. */
export const tenantId = () => text('tenant_id').notNull()
export const createdAt = () =>
  timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()
export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow()

/** One text in six languages, stored as `{"es": …, "ca": …, …}`; read it with `pickText`. */
export const localizedText = (name: string) => jsonb(name).$type<LocalizedText>()
