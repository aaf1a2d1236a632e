import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './database/database.ts'

/** Says in the log what works without being set, and should not stay so where value is at stake. */
export function warnOfDefaults(
  log: FastifyBaseLogger,
  config: Config,
  database: Pick<Database, 'kind'>,
): void {
  if (config.NODE_ENV === 'production' && database.kind === 'embedded')
    log.warn('the embedded database serves one process only; set DATABASE_URL where value is at stake')
  if (config.NODE_ENV === 'production' && !config.PASS_SECRET)
    log.warn('no PASS_SECRET: whoever reads the database can sign passes and notices')
  if (!config.SMTP_URL) log.warn(`no SMTP_URL: mails are written as files to ${config.DATA_DIR}/mail`)
}
