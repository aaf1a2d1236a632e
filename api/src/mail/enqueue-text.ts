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
  /** Where the subject has another key. */
  subjectKey?: string
  values: Record<string, unknown>
}

/**
 * Puts a mail of the messages into the outbox. An address that no one has confirmed may be a stranger's, and the name of its account a text for them: it is greeted
 * without a name.
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
