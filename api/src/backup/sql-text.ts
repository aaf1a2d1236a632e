import type { TransactionSession } from '../database/database.ts'

/** Checksums are computed from the text form of values, which must not depend on the server's settings. */
export const setCanonicalTextFormat = (session: TransactionSession): Promise<unknown> =>
  session.query(
    `select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'postgres', true),
            set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`,
  )

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`
