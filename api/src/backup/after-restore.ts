import type { TransactionSession } from '../database/database.ts'

/** More changes than any office makes between a backup and its restore. */
const VERSIONS_AHEAD = 1_000_000

export interface Adjusted {
  endedSessions: number
  mailsSetAside: number
}

/**
 * What must not be as it was, because time has passed since the backup: a phone that was signed out since may not be signed in again, and mails that were waiting have
 * probably left. Phones saw answers with later versions, so versions jump ahead.
 */
export async function afterRestore(session: TransactionSession): Promise<Adjusted> {
  // notices to phones go with the session of the phone
  const ended = await session.query('delete from sessions returning 1')
  for (const table of ['password_resets', 'email_changes', 'sign_in_nonces'])
    await session.query(`delete from ${table}`)
  const mails = await session.query(
    `update mail_outbox set failed_at = now(), last_error = 'restored from a backup; it may have left before'
      where sent_at is null and failed_at is null returning 1`,
  )
  await advanceVersions(session)
  return { endedSessions: ended.length, mailsSetAside: mails.length }
}

/** A phone that asks "has it changed since version 7?" must not be told "no" because another change is number 7 now. */
export async function advanceVersions(session: TransactionSession): Promise<void> {
  for (const table of ['content_versions', 'rating_versions', 'availability_versions'])
    await session.query(`update ${table} set version = version + $1`, [VERSIONS_AHEAD])
}
