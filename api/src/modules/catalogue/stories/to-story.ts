import { LOCALES } from '@sureda/contract/codes/locale'
import type { Story, StoryCategory, StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Words } from '../../../lib/texts.ts'
import type { StoryCategoryRow, StoryDetailRow, StoryRow } from './stories.queries.ts'
import { storyDetailFields, storyFields } from './stories.tables.ts'

export const toStoryCategory = (row: StoryCategoryRow, words: Words): StoryCategory => ({
  ...row,
  name: words.text(row.name),
})

export const toStory = (row: StoryRow, words: Words): Story => ({
  ...itemOf(storyFields, row, words),
  category: { id: row.category.id, name: words.text(row.category.name) },
  province: row.provinces.join(', '),
  keywords: row.keywords.map((word) => words.plain(word)).filter((word) => word !== null),
  audio_file: words.plain(row.audio?.file),
  video_file: words.plain(row.video?.file),
  video_360: words.plain(row.video360?.file),
  photo_360: words.plain(row.photo360?.file),
  createdAt: row.createdAt.toISOString(),
  operator: words.operator(row.operator),
})

export const toStoryDetail = (row: StoryDetailRow, words: Words): StoryDetail => ({
  ...toStory(row, words),
  ...fieldsOf(storyDetailFields, row, words),
  video_360_alt: words.optional(row.video360?.alt),
  photo_360_alt: words.optional(row.photo360?.alt),
  ...voiceOf(row, words),
  video_captions: captionsOf(row, words),
})

/** Captions in every language, the reader's own first. */
function captionsOf(row: StoryDetailRow, { locale: asked }: Words) {
  const files = row.video?.captions ?? {}
  return LOCALES.flatMap((locale) => {
    const file = files[locale]
    return file ? [{ locale, file }] : []
  }).sort((one, other) => Number(other.locale === asked) - Number(one.locale === asked))
}

/** Audio without its own transcript reads the body, in its own language. */
function voiceOf(row: StoryDetailRow, words: Words) {
  const files = row.audio?.file
  const spoken = typeof files === 'object' ? files : undefined
  const heard = spoken && words.plain(spoken)
  const audio_locale = LOCALES.find((locale) => heard && spoken[locale] === heard) ?? null
  const read = row.audio && (audio_locale ? row.body[audio_locale] : words.text(row.body))
  return {
    transcript:
      words.optional(row.audio?.transcript) ?? words.optional(row.video?.transcript) ?? read ?? null,
    audio_locale,
    audio_generated: row.audio?.generated ?? false,
  }
}
