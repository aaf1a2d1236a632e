import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { TenantDirectory } from '../modules/platform/tenant/tenant-directory.ts'
import { checks, databaseConnections, diskBytes, oldestWaiting, ready, waitingRows } from './instruments.ts'
import { countWaitingRows } from './waiting-rows.queries.ts'

export interface Sampled {
  app: FastifyInstance
  database: Database
  dataDir: string
  /** Where this process runs jobs: what waits is counted for the tenants listed here. */
  directory?: Pick<TenantDirectory, 'all'> | undefined
}

/** Reads what is not counted as it happens. What cannot be read has no value: an old one would look like a fresh one. */
export async function sample(sampled: Sampled): Promise<void> {
  const isReady = await sampleReadiness(sampled.app)
  await Promise.all([sampleDisk(sampled.dataDir), sampleWaiting(sampled, isReady)])
}

/** State of the pool, known without asking the database. */
export function sampleConnections({ connections }: Database): void {
  if (!connections) return
  for (const [state, count] of Object.entries(connections())) databaseConnections.set({ state }, count)
}

/** As `/readyz` answers a load balancer, with its limit of two seconds. */
async function sampleReadiness(app: FastifyInstance): Promise<boolean> {
  const answer = await app.inject('/readyz')
  const isReady = answer.statusCode === 200
  ready.set(isReady ? 1 : 0)
  const results = answer.json<{ checks?: Record<string, string> }>().checks ?? {}
  for (const [check, result] of Object.entries(results)) checks.set({ check }, result === 'ok' ? 1 : 0)
  return isReady
}

async function sampleDisk(dataDir: string): Promise<void> {
  try {
    const { bsize, blocks, bavail } = await statfs(dataDir)
    diskBytes.set({ kind: 'size' }, bsize * blocks)
    diskBytes.set({ kind: 'available' }, bsize * bavail)
  } catch {
    diskBytes.reset()
  }
}

async function sampleWaiting({ database, directory }: Sampled, isReady: boolean): Promise<void> {
  if (!directory) return
  try {
    if (!isReady) throw new Error('not asked: the process is not ready')
    const tenants = await directory.all()
    const rows = await countWaitingRows(
      database.db,
      tenants.map(({ id }) => id),
    )
    waitingRows.set({ kind: 'mail' }, rows.mail)
    waitingRows.set({ kind: 'push' }, rows.push)
    waitingRows.set({ kind: 'set_aside' }, rows.setAside)
    oldestWaiting.set({ kind: 'mail' }, rows.mailAge)
    oldestWaiting.set({ kind: 'push' }, rows.pushAge)
  } catch {
    waitingRows.reset()
    oldestWaiting.reset()
  }
}
