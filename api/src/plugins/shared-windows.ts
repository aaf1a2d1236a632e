import { createHash } from 'node:crypto'
import type { Db } from '../database/database.ts'
import { sql } from '../database/orm.ts'
import { rowsOf } from '../database/with-tenant.ts'

const KEYS_MAX = 50_000
/** A key is told to the others after this share of its limit. */
const STEP = 1 / 20
/** Without the database each process counts for itself, and asks again after this time. */
const RETRY_MS = 5_000

interface Window {
  /** Of all processes, as far as this one knows. */
  hits: number
  /** Counted here and not told yet. */
  pending: number
  resetsAt: number
}

/** What several processes share; undefined in a process that is alone. */
interface Sharing {
  db: Db
  /** Gets what goes on after the answer (`BackgroundWork`). */
  run: (work: Promise<void>) => void
}

/**
 * Fixed windows that several processes count together, without a query of a request: each counts in memory, adds what it has counted to the database after every twentieth
 * of a limit, and reads the total in the same statement. So at most a twentieth of the limit per process comes on top of it, and what is asked during one statement.
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

  /** Counts one hit of the key, whose limit is `max`. `resetsAt` is a time of this process's clock. */
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

/** Sorted, so that two processes lock the same rows in the same order. */
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
