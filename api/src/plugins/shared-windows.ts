import { createHash } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

const KEYS_MAX = 50_000
/** A count is shared with other processes after each such fraction of its limit. */
const STEP = 1 / 20
/** Without the database each process counts alone, and retries after this time. */
const RETRY_MS = 5_000

interface Window {
  /** Known hits of all processes. */
  hits: number
  /** Hits counted here and not shared yet. */
  pending: number
  resetsAt: number
}

/** How processes share counts; undefined if there is only one process. */
interface Sharing {
  db: Db
  /** Runs work after the answer (`BackgroundWork`). */
  run: (work: Promise<void>) => void
}

/**
 * Fixed-window counters shared by several processes, without a query per request: each counts in memory and, after
 * every twentieth of a limit, adds its count to the database and reads the total in one statement. A limit can so be
 * exceeded by a twentieth per process, and by the requests during one statement.
 */
export class SharedWindows {
  readonly #windows = new Map<string, Window>()
  readonly #due = new Set<string>()
  readonly #windowMs: number
  readonly #sharing: Sharing | undefined
  #isTelling = false
  #retryAt = 0

  constructor(windowMs: number, sharing?: Sharing) {
    this.#windowMs = windowMs
    this.#sharing = sharing
  }

  /** Counts one hit of the key, whose limit is `max`. `resetsAt` is in this process's time. */
  hit(key: string, max: number): { hits: number; resetsAt: number } {
    const now = Date.now()
    let window = this.#windows.get(key)
    if (!window || window.resetsAt <= now) {
      if (this.#windows.size >= KEYS_MAX) this.#windows.clear()
      window = { hits: 0, pending: 0, resetsAt: now + this.#windowMs }
      this.#windows.set(key, window)
    }
    window.hits += 1
    window.pending += 1
    if (window.pending >= max * STEP) this.#tell(key, now)
    return window
  }

  #tell(key: string, now: number): void {
    if (!this.#sharing) return
    this.#due.add(key)
    if (this.#isTelling || now < this.#retryAt) return
    this.#isTelling = true
    this.#sharing.run(
      this.#addUp(this.#sharing.db)
        .catch(() => {
          this.#retryAt = Date.now() + RETRY_MS
        })
        .finally(() => {
          this.#isTelling = false
        }),
    )
  }

  async #addUp(db: Db): Promise<void> {
    while (this.#due.size > 0) {
      const told = new Map<string, { window: Window; hits: number }>()
      for (const key of this.#due) {
        const window = this.#windows.get(key)
        if (window) told.set(hashOf(key), { window, hits: window.pending })
      }
      const counted = [...told].map(([key, { hits }]) => ({ key, hits }))
      const totals = await addToTotals(db, counted, this.#windowMs)
      this.#due.clear()
      for (const { key, hits, ms } of totals) {
        const entry = told.get(key)
        if (!entry) continue
        entry.window.pending -= entry.hits
        entry.window.hits = hits + entry.window.pending
        entry.window.resetsAt = Date.now() + ms
      }
    }
  }
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url')

/** Sorted, so that two processes lock the rows in the same order. */
const addToTotals = (db: Db, counted: readonly { key: string; hits: number }[], windowMs: number) =>
  rowsOf<{ key: string; hits: number; ms: number }>(
    db,
    sql`insert into general_limits as total (key, hits, resets_at)
        select key, hits, now() + ${windowMs} * interval '1 millisecond'
        from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as counted (key text, hits int) order by key
        on conflict (key) do update set
          hits = case when total.resets_at <= now() then excluded.hits else total.hits + excluded.hits end,
          resets_at = case when total.resets_at <= now() then excluded.resets_at else total.resets_at end
        returning key, hits, (extract(epoch from resets_at - now()) * 1000)::float8 as ms`,
  )
