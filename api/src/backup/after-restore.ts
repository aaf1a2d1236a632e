import type { TransactionSession } from '../database/database.ts'

/** More changes than an office makes between a backup and its restore. */
const VERSIONS_AHEAD = 1_000_000

export interface Adjusted {
  endedSessions: number
  mailsSetAside: number
}

/**
 * Adjusts what must not be restored unchanged: phones that signed out since the backup must stay signed out, and mails
 * that were queued then have probably been sent. Versions jump ahead, because phones have cached answers with later
 * versions than the backup has.
 */
export async function afterRestore(session: TransactionSession): Promise<Adjusted> {
  // the phone's push subscription is deleted with its session
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

/**
 * Without this, a phone that asks for changes since version 7 would get "unchanged" although version 7 is now a
 * different change.
 */
export async function advanceVersions(session: TransactionSession): Promise<void> {
  for (const table of ['content_versions', 'rating_versions', 'availability_versions'])
    await session.query(`update ${table} set version = version + $1`, [VERSIONS_AHEAD])
}
