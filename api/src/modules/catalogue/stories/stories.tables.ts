import type { STORY_AUDIENCES } from '@sureda/contract/codes/enums'
import type { LocalizedText } from '@sureda/contract/schemas/fields/localized-text'
import { jsonb, pgTable, text } from '../../../database/orm.ts'
import {
  editorialColumns,
  idColumns,
  imageColumns,
  optionalPositionColumns,
  requiredText,
  type StoredMedia,
  sortOrder,
  stampColumns,
} from '../../../lib/columns.ts'

export const storyCategories = pgTable('story_categories', {
  ...idColumns,
  name: requiredText('name'),
  sortOrder: sortOrder(),
})

export const stories = pgTable('stories', {
  ...idColumns,
  title: requiredText('title'),
  summary: requiredText('summary'),
  body: requiredText('body'),
  genre: text('genre').notNull(),
  categoryId: text('category_id').notNull(),
  targetAudience: text('target_audience').$type<(typeof STORY_AUDIENCES)[number]>().notNull(),
  /** Words of one language, or in six. */
  keywords: jsonb('keywords').$type<(string | LocalizedText)[]>().notNull().default([]),
  territory: text('territory').notNull().default(''),
  provinces: text('provinces').array().notNull().default([]),
  municipality: text('municipality'),
  ...optionalPositionColumns,
  operatorId: text('operator_id'),
  audio: jsonb('audio').$type<StoredMedia>(),
  video: jsonb('video').$type<StoredMedia>(),
  video360: jsonb('video_360').$type<StoredMedia>(),
  photo360: jsonb('photo_360').$type<StoredMedia>(),
  status: text('status').$type<'published' | 'draft' | 'archived'>().notNull().default('published'),
  ...imageColumns,
  ...editorialColumns,
  sortOrder: sortOrder(),
  ...stampColumns,
})

/** What lists show of a story. */
export const storyFields = {
  texts: { title: stories.title, summary: stories.summary },
  plain: {
    genre: stories.genre,
    territory: stories.territory,
    provinces: stories.provinces,
    target_audience: stories.targetAudience,
    status: stories.status,
    latitude: stories.latitude,
    longitude: stories.longitude,
  },
}

/** What only the detail shows. */
export const storyDetailFields = {
  texts: { body: stories.body },
  plain: { municipality: stories.municipality },
}
