import { randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { inject } from 'vitest'
import type { Database } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import { openPostgres } from '../database/postgres.ts'
import type { DatabaseTemplate } from './global-setup.ts'
import { runSql } from './postgres-cluster.ts'

/** A migrated, empty database of its own for this test file, on the engine of the run. `close` removes it. */
export async function openTestDatabase(): Promise<Database> {
  const template: DatabaseTemplate = inject('databaseTemplate')
  if (template.kind === 'embedded') return openEmbedded({ snapshot: await openAsBlob(template.snapshotFile) })
  const name = `sureda_test_${randomBytes(6).toString('hex')}`
  await runSql(template.ownerUrl, `create database ${name} template ${template.template}`)
  const url = new URL(template.ownerUrl)
  url.pathname = `/${name}`
  // the drop below ends connections that the pool is still saying goodbye to
  const database = await openPostgres({ url: url.toString(), onError: () => undefined })
  return {
    ...database,
    close: async () => {
      await database.close()
      await runSql(template.adminUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
