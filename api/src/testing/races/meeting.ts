import type { Database } from '../../database/database.ts'

/** The key of an advisory lock that only these tests take. */
const MEETING = 738_209

/**
 * Runs `calls` while the first insert into `table` waits until `count` transactions wait for a lock, including its own.
 * None sees the rows of the others, so a race without its guard fails every time. Needs as many connections of
 * PostgreSQL.
 */
export async function whileInsertsMeet<Answer>(
  database: Database,
  { table, count }: { table: string; count: number },
  calls: () => Promise<Answer>,
): Promise<Answer> {
  return database.withTransaction('write', async (meeting) => {
    await meeting.query(`select pg_advisory_lock(${MEETING})`)
    await database.withScriptSession((session) =>
      session.apply(`
        create function meet() returns trigger language plpgsql as $$
          begin perform pg_advisory_xact_lock_shared(${MEETING}); return null; end $$;
        create trigger aa_meet after insert on ${table} for each row execute function meet()`),
    )
    let isOver = false
    const answer = calls().finally(() => {
      isOver = true
    })
    const isComplete = async () => {
      const rows = await meeting.query(
        `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows.length >= count
    }
    // if fewer arrive, the answers show it
    while (!(await isComplete()) && !isOver);
    await meeting.query(`select pg_advisory_unlock(${MEETING})`)
    try {
      return await answer
    } finally {
      await database.withScriptSession((session) =>
        session.apply(`drop trigger aa_meet on ${table}; drop function meet()`),
      )
    }
  })
}
