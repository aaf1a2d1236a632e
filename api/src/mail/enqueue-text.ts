import type { Locale } from '@sureda/contract/codes/locale'
import type { Db } from '../database/database.ts'
import { mailText } from '../errors/messages.ts'
import type { MailClass } from './mail-classes.ts'
import { enqueueMail, isConfirmed } from './outbox.ts'
import type { Mail } from './transport.ts'

interface Letter extends Pick<Mail, 'to' | 'headers'> {
  locale: Locale
  /** `<key>_subject` and `<key>_body` of the messages. */
  key: string
  /** If the subject has a different key. */
  subjectKey?: string
  values: Record<string, unknown>
}

/**
 * Adds a mail with a text from the messages to the outbox. An unconfirmed address may be a stranger's, to whom the
 * account's name could carry a message, so its greeting has no name.
 */
export async function enqueueText(
  tx: Db,
  tenantId: string,
  kind: MailClass,
  { key, subjectKey = key, locale, values, ...mail }: Letter,
): Promise<boolean> {
  const shown = (await isConfirmed(tx, tenantId, mail.to)) ? values : { ...values, name: '' }
  return enqueueMail(tx, tenantId, kind, {
    ...mail,
    subject: mailText(`${subjectKey}_subject`, locale, shown),
    body: mailText(`${key}_body`, locale, shown),
  })
}
