import type { PRACTICE_PEOPLE } from '@sureda/contract/codes/enums'
import { localizedText } from '../../../database/columns.ts'
import { boolean, integer, pgTable, text } from '../../../database/orm.ts'
import {
  active,
  idColumns,
  imageColumns,
  requiredText,
  sortOrder,
  stampColumns,
} from '../../../lib/columns.ts'

export const regenerativePractices = pgTable('regenerative_practices', {
  ...idColumns,
  /** Who can do it. */
  who: text('who').$type<(typeof PRACTICE_PEOPLE)[number]>().notNull(),
  title: requiredText('title'),
  action: requiredText('action'),
  why: requiredText('why'),
  effect: requiredText('effect'),
  localNote: localizedText('local_note'),
  points: integer('points').notNull().default(0),
  ...imageColumns,
  active: active(),
  demo: boolean('demo').notNull().default(false),
  sources: text('sources').array().notNull().default([]),
  sortOrder: sortOrder(),
  ...stampColumns,
})

export const practiceFields = {
  texts: {
    title: regenerativePractices.title,
    action: regenerativePractices.action,
    why: regenerativePractices.why,
    effect: regenerativePractices.effect,
    local_note: regenerativePractices.localNote,
  },
  plain: { who: regenerativePractices.who, demo: regenerativePractices.demo },
}
