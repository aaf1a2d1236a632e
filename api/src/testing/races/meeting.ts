import type { Database } from '../../database/database.ts'

/** An advisory lock that these tests alone ask for. */
const MEETING = 738_209

/**
 * Does `calls` while the first insert into `table` waits until `count` transactions wait for a lock, its own among them: none sees the rows of the
 * others, so that a race without its guard goes wrong each time and not by chance. Needs so many connections of PostgreSQL.
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
    // where too few come, the answers tell
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
