import { createdAt, tenantId } from '../database/columns.ts'
import { boolean, integer, jsonb, pgTable, smallint, text, timestamp, uuid } from '../database/orm.ts'
import type { MailClass } from './mail-classes.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const mailOutbox = pgTable('mail_outbox', {
  tenantId: tenantId(),
  id: uuid('id').notNull().defaultRandom(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  kind: text('kind').$type<MailClass>().notNull().default('booking'),
  priority: smallint('priority').notNull().default(1),
  mailboxHash: text('mailbox_hash').notNull().default(''),
  confirmed: boolean('confirmed').notNull().default(true),
  headers: jsonb('headers').$type<Record<string, string>>(),
  createdAt: createdAt(),
  dueAt: moment('due_at').notNull().defaultNow(),
  attempts: integer('attempts').notNull().default(0),
  sentAt: moment('sent_at'),
  failedAt: moment('failed_at'),
  lastError: text('last_error'),
})
