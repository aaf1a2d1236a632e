import type { Locale } from '@sureda/contract/codes/locale'
import type { Db } from '../database/database.ts'
import { type MailKey, mailText } from '../errors/messages.ts'
import type { MailClass } from './mail-classes.ts'
import { enqueueMail, isConfirmed } from './outbox.ts'
import type { Mail } from './transport.ts'

type NameBefore<End extends string, Key> = Key extends `${infer Name}_${End}` ? Name : never
type BodyName = NameBefore<'body', MailKey>
type SubjectName = NameBefore<'subject', MailKey>

type Letter = Pick<Mail, 'to' | 'headers'> & {
  locale: Locale
  values: Record<string, unknown>
} & (
    | {
        /** `<key>_subject` and `<key>_body` of the messages. */
        key: BodyName & SubjectName
        subjectKey?: undefined
      }
    | {
        key: BodyName
        /** The subject has a different key. */
        subjectKey: SubjectName
      }
  )

/**
 * Adds a mail with a text from the messages to the outbox. An unconfirmed address may be a stranger's, to whom the
 * account's name could carry a message, so its greeting has no name.
 */
export async function enqueueText(
  tx: Db,
  tenantId: string,
  kind: MailClass,
  letter: Letter,
): Promise<boolean> {
  const { key, subjectKey, locale, values, ...mail } = letter
  const subject = letter.subjectKey === undefined ? letter.key : letter.subjectKey
  const shown = (await isConfirmed(tx, tenantId, mail.to)) ? values : { ...values, name: '' }
  return enqueueMail(tx, tenantId, kind, {
    ...mail,
    subject: mailText(`${subject}_subject`, locale, shown),
    body: mailText(`${key}_body`, locale, shown),
  })
}
