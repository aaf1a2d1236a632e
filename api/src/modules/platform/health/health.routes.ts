import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { assertSameClock, ClockSkewError } from '../../../database/clock-skew.ts'
import { pendingMigrations } from '../../../database/migration-status.ts'
import { sql } from '../../../database/orm.ts'
import { assertWhole } from '../../../database/unfinished-restore.ts'
import { UnusableDatabaseError } from '../../../database/unusable-database.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { isDraining } from '../../../draining-server.ts'
import { StorageError } from '../../../storage/storage-error.ts'
import { typedCommand } from '../../../typed-command.ts'

const READY_WITHIN_MS = 2_000

export interface HealthOptions {
  /** Further checks for readiness, such as the gateway's registry. */
  checks?: Record<string, () => Promise<void>>
}

/** `/livez`: the process responds; nothing else is checked. `/readyz`: everything that a request needs responds, and the process is not stopping. */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { checks = {} }) => {
  app.get('/livez', { config: { access: 'public' } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )

  const all: Record<string, () => Promise<void>> = {
    database: async () => {
      await app.database.ping()
      await assertWhole(app.db)
    },
    clock: () => assertSameClock(app.db),
    migrations: async () => {
      const missing = await pendingMigrations(app.database)
      if (missing.length > 0) throw new Error(`not applied: ${missing.join(', ')}`)
    },
    storage: async () => {
      await app.database.assertWritable()
      if (app.uploads.kind === 'folder') await app.files.check()
    },
    ...checks,
  }

  app.get('/readyz', { config: { access: 'public' } }, async (request, reply) => {
    if (isDraining(app.server)) {
      reply.code(503).header('cache-control', 'no-store')
      return { status: 'stopping', mode: app.database.kind }
    }
    const results = await Promise.all(
      Object.entries(all).map(async ([name, check]): Promise<[string, string]> => {
        try {
          await withDeadline(check())
          return [name, 'ok']
        } catch (error) {
          request.log.warn({ err: error, check: name }, 'not ready')
          const inWords = error instanceof ClockSkewError || error instanceof UnusableDatabaseError
          return [name, inWords ? error.message : 'failed']
        }
      }),
    )
    const ready = results.every(([, result]) => result === 'ok')
    // a failing bucket fails for every process, and everything without pictures still works
    if (app.uploads.kind === 'bucket') results.push(['uploads', await bucketState(app)])
    if (ready && !(await hasTerritory(app)))
      results.push(['territories', `none yet: ${typedCommand('territory import <folder>')}`])
    reply.code(ready ? 200 : 503).header('cache-control', 'no-store')
    return {
      status: ready ? 'ready' : 'not ready',
      mode: app.database.kind,
      checks: Object.fromEntries(results),
    }
  })
}

/** An empty installation is ready too: it waits for its first import. */
const hasTerritory = async ({ db }: Pick<FastifyInstance, 'db'>) =>
  (await rowsOf(db, sql`select 1 from tenants limit 1`)).length > 0

/** State of the upload store, or the sentence that says what is wrong. Checked only after a call has failed. */
async function bucketState(app: FastifyInstance): Promise<string> {
  try {
    await withDeadline(app.files.check())
    return 'ok'
  } catch (error) {
    return error instanceof StorageError ? error.message : 'The store of uploads does not answer in time.'
  }
}

/** Rejects if the checks take longer than load balancers wait. */
export async function withDeadline(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${READY_WITHIN_MS} ms`)), READY_WITHIN_MS)
  })
  try {
    await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
