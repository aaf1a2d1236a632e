import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { lastGoodBackup } from '../backup/good-backups.ts'
import type { Database } from '../database/database.ts'
import { withTenant } from '../database/with-tenant.ts'
import { readBacklog } from '../invariants/backlog.ts'
import type { TenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import {
  checks,
  databaseConnections,
  diskBytes,
  lastBackup,
  oldestWaiting,
  ready,
  waitingRows,
} from './instruments.ts'

export interface Sampled {
  app: FastifyInstance
  database: Database
  dataDir: string
  /** Present if this process runs jobs: queues are counted for these tenants. */
  directory?: Pick<TenantDirectory, 'all'> | undefined
}

/**
 * Reads the metrics that are not counted as they happen. Each sampler runs separately and has at most one query
 * running, so that a hanging database delays neither the others nor `/readyz`. A metric that cannot be read has no
 * value, because an old value would look current.
 */
export function samplers(sampled: Sampled): (() => Promise<void>)[] {
  return [sampleReadiness, sampleDisk, sampleWaiting, sampleBackup].map((sample) =>
    onceAtATime(() => sample(sampled)),
  )
}

function onceAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}

/** State of the pool, known without asking the database. */
export function sampleConnections({ connections }: Database): void {
  if (!connections) return
  for (const [state, count] of Object.entries(connections())) databaseConnections.set({ state }, count)
}

/** The same as `/readyz`, with its limit of two seconds. */
async function sampleReadiness({ app }: Sampled): Promise<void> {
  const answer = await app.inject('/readyz')
  const isReady = answer.statusCode === 200
  ready.set(isReady ? 1 : 0)
  if (!isReady) forgetWaiting()
  checks.reset()
  const results = answer.json<{ checks?: Record<string, string> }>().checks ?? {}
  for (const [check, result] of Object.entries(results)) checks.set({ check }, result === 'ok' ? 1 : 0)
}

async function sampleDisk({ dataDir }: Sampled): Promise<void> {
  try {
    const { bsize, blocks, bavail } = await statfs(dataDir)
    diskBytes.set({ kind: 'size' }, bsize * blocks)
    diskBytes.set({ kind: 'available' }, bsize * bavail)
  } catch {
    diskBytes.reset()
  }
}

async function sampleWaiting({ database, directory }: Sampled): Promise<void> {
  if (!directory) return
  try {
    const sums = new Map<string, { waiting: number; oldest: number }>()
    for (const { id } of await directory.all())
      for (const { queue, waiting, oldestSeconds } of await withTenant(database.db, id, readBacklog)) {
        const sum = sums.get(queue) ?? { waiting: 0, oldest: 0 }
        sums.set(queue, { waiting: sum.waiting + waiting, oldest: Math.max(sum.oldest, oldestSeconds) })
      }
    for (const [queue, { waiting, oldest }] of sums) {
      waitingRows.set({ queue }, waiting)
      oldestWaiting.set({ queue }, oldest)
    }
  } catch {
    forgetWaiting()
  }
}

/** A time does not become outdated, so the last value read stays. */
async function sampleBackup({ database, directory }: Sampled): Promise<void> {
  if (directory) lastBackup.set(await lastGoodBackup(database.db))
}

function forgetWaiting(): void {
  waitingRows.reset()
  oldestWaiting.reset()
}
