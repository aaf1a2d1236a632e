import { createRequire } from 'node:module'

/**
 * All of drizzle-orm, from its CommonJS build. As ES modules, each of its imports makes Node parse its package.json (179 KB) again: 0.7 s of CPU time at every start.
 */
export const requireOrm = createRequire(import.meta.url)

export type { SQL, SQLWrapper } from 'drizzle-orm'
export type { PgColumn, PgDatabase, PgQueryResultHKT, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'

export const {
  and,
  asc,
  between,
  count,
  DrizzleQueryError,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  min,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} = requireOrm('drizzle-orm') as typeof import('drizzle-orm')

export const {
  alias,
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} = requireOrm('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
