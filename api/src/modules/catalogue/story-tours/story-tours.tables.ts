import type { StoryTourType } from '@sureda/contract/codes/enums'
import { boolean, integer, jsonb, pgTable, text } from '../../../database/orm.ts'
import {
  active,
  editorialColumns,
  idColumns,
  imageColumns,
  type NamedPoint,
  requiredText,
  sortOrder,
  stampColumns,
} from '../../../lib/columns.ts'

export const storyTours = pgTable('story_tours', {
  ...idColumns,
  title: requiredText('title'),
  summary: requiredText('summary'),
  description: requiredText('description'),
  type: text('type').$type<StoryTourType>().notNull(),
  territory: text('territory').notNull(),
  durationMin: integer('duration_min').notNull(),
  startPoint: jsonb('start_point').$type<NamedPoint>().notNull(),
  ...imageColumns,
  preview: boolean('preview').notNull().default(false),
  active: active(),
  ...editorialColumns,
  sortOrder: sortOrder(),
  ...stampColumns,
})

/** What lists show of a story tour. */
export const storyTourFields = {
  texts: { title: storyTours.title, summary: storyTours.summary },
  plain: {
    type: storyTours.type,
    territory: storyTours.territory,
    duration: storyTours.durationMin,
    preview: storyTours.preview,
  },
}

/** What only the detail shows. */
export const storyTourDetailFields = { texts: { description: storyTours.description }, plain: {} }
