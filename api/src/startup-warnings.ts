import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Database, Db } from './database/database.ts'
import { countDemoPeople, markDemoCopies } from './modules/members/people/demo-people.ts'
import type { TenantDirectory } from './modules/platform/tenant/tenant-directory.ts'
import { typedCommand } from './typed-command.ts'

/** Logs which defaults should not be used in production. */
export function warnOfDefaults(
  log: FastifyBaseLogger,
  config: Config,
  database: Pick<Database, 'kind'>,
): void {
  if (config.NODE_ENV === 'production' && database.kind === 'embedded')
    log.warn('the embedded database serves one process only; set DATABASE_URL where value is at stake')
  if (config.NODE_ENV === 'production' && !config.PASS_SECRET)
    log.warn('no PASS_SECRET: anyone who reads the database can sign passes and notices')
  if (!config.SMTP_URL) log.warn(`no SMTP_URL: mails are written as files to ${config.DATA_DIR}/mail`)
}

/**
 * Logs which territories have demo people, whose password is public, and how to remove them. In production they cannot
 * sign in.
 */
export async function warnOfDemoPeople(
  log: FastifyBaseLogger,
  config: Config,
  db: Db,
  directory: Pick<TenantDirectory, 'all'>,
): Promise<void> {
  if (config.NODE_ENV !== 'production') return
  const tenants = await directory.all()
  await markDemoCopies(db, tenants)
  for (const { id, count } of await countDemoPeople(db, tenants))
    log.warn(
      `${count} demo people with a public password are in ${id}: they cannot sign in. Take them away: ${typedCommand('people remove-demo')}`,
    )
}
