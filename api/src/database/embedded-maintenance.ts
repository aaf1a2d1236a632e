import type { EmbeddedEngine } from './embedded-engine.ts'

const LOOK_EVERY_MS = 5_000
const CHECKPOINT_EVERY_MS = 60_000
const CHECKPOINT_AFTER_BYTES = 32 * 1024 * 1024
const VACUUM_EVERY_MS = 3_600_000

/**
 * Runs checkpoint and vacuum, which PGlite does not do itself: its log would grow without end (1.6 GB after eight bulk runs, measured). It also restarts an engine that
 * a full disk has ended, once there is space. Returns a function that stops it.
 */
export function startMaintenance(
  { client, revive }: EmbeddedEngine,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let position = ''
  let checkpointAt = Date.now()
  let vacuumAt = Date.now()
  let running: Promise<void> = Promise.resolve()

  const round = async () => {
    await revive()
    const { rows } = await client.query<{ now: string; grown: number }>(
      `select pg_current_wal_insert_lsn()::text as now,
              coalesce(pg_wal_lsn_diff(pg_current_wal_insert_lsn(), nullif($1, '')::pg_lsn), 0)::float8 as grown`,
      [position],
    )
    const { now = '', grown = 0 } = rows[0] ?? {}
    const due = Date.now() - checkpointAt >= CHECKPOINT_EVERY_MS && now !== position
    if (position === '') position = now
    else if (due || grown >= CHECKPOINT_AFTER_BYTES) {
      await client.exec('checkpoint')
      checkpointAt = Date.now()
      position = now
    }
    if (Date.now() - vacuumAt >= VACUUM_EVERY_MS) {
      vacuumAt = Date.now()
      await client.exec('vacuum (analyze)')
    }
  }

  const timer = setInterval(() => {
    running = running.then(round).catch(onError)
  }, LOOK_EVERY_MS).unref()

  return async () => {
    clearInterval(timer)
    await running
  }
}
