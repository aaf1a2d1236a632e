import type { Database } from '../../database/database.ts'

/** The key of an advisory lock that only these tests take. */
const BARRIER_LOCK = 738_209

/**
 * Runs `calls` while every insert into `table` waits until `count` transactions wait for the barrier, directly or behind
 * another one. None sees the rows of the others, so a race without its guard fails every time. Needs as many
 * connections of PostgreSQL.
 */
export async function withInsertBarrier<Answer>(
  database: Database,
  { table, count }: { table: string; count: number },
  calls: () => Promise<Answer>,
): Promise<Answer> {
  return database.withTransaction('write', async (barrier) => {
    await barrier.query(`select pg_advisory_lock(${BARRIER_LOCK})`)
    await database.withScriptSession((session) =>
      session.apply(`
        create function wait_at_barrier() returns trigger language plpgsql as $$
          begin perform pg_advisory_xact_lock_shared(${BARRIER_LOCK}); return null; end $$;
        create trigger aa_barrier after insert on ${table} for each row execute function wait_at_barrier()`),
    )
    let isOver = false
    const answer = calls().finally(() => {
      isOver = true
    })
    const isComplete = async () => {
      const rows = await barrier.query(
        `with recursive waiting(pid) as (
           select pg_backend_pid()
           union
           select a.pid from pg_stat_activity a join waiting w on w.pid = any(pg_blocking_pids(a.pid))
           where a.datname = current_database() and a.wait_event_type = 'Lock')
         select pid from waiting where pid <> pg_backend_pid()`,
      )
      return rows.length >= count
    }
    // if fewer arrive, the answers show it
    while (!(await isComplete()) && !isOver);
    await barrier.query(`select pg_advisory_unlock(${BARRIER_LOCK})`)
    try {
      return await answer
    } finally {
      await database.withScriptSession((session) =>
        session.apply(`drop trigger aa_barrier on ${table}; drop function wait_at_barrier()`),
      )
    }
  })
}
