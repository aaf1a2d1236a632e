import { LOCALES } from '@sureda/contract/codes/locale'
import type { Story, StoryCategory, StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { StoryCategoryRow, StoryDetailRow, StoryRow } from './stories.queries.ts'
import { storyDetailFields, storyFields } from './stories.tables.ts'

export const toStoryCategory = (row: StoryCategoryRow, localizer: Localizer): StoryCategory => ({
  ...row,
  name: localizer.text(row.name),
})

export const toStory = (row: StoryRow, localizer: Localizer): Story => ({
  ...itemOf(storyFields, row, localizer),
  category: { id: row.category.id, name: localizer.text(row.category.name) },
  province: row.provinces.join(', '),
  keywords: row.keywords.map((word) => localizer.plain(word)).filter((word) => word !== null),
  audio_file: localizer.plain(row.audio?.file),
  video_file: localizer.plain(row.video?.file),
  video_360: localizer.plain(row.video360?.file),
  photo_360: localizer.plain(row.photo360?.file),
  createdAt: row.createdAt.toISOString(),
  operator: localizer.operator(row.operator),
})

export const toStoryDetail = (row: StoryDetailRow, localizer: Localizer): StoryDetail => ({
  ...toStory(row, localizer),
  ...fieldsOf(storyDetailFields, row, localizer),
  video_360_alt: localizer.optional(row.video360?.alt),
  photo_360_alt: localizer.optional(row.photo360?.alt),
  ...voiceOf(row, localizer),
  video_captions: captionsOf(row, localizer),
})

/** Captions in every language, the reader's own first. */
function captionsOf(row: StoryDetailRow, { locale: asked }: Localizer) {
  const files = row.video?.captions ?? {}
  return LOCALES.flatMap((locale) => {
    const file = files[locale]
    return file ? [{ locale, file }] : []
  }).sort((one, other) => Number(other.locale === asked) - Number(one.locale === asked))
}

/** Audio without its own transcript reads the body, in its own language. */
function voiceOf(row: StoryDetailRow, localizer: Localizer) {
  const files = row.audio?.file
  const spoken = typeof files === 'object' ? files : undefined
  const heard = spoken && localizer.plain(spoken)
  const audio_locale = LOCALES.find((locale) => heard && spoken[locale] === heard) ?? null
  const read = row.audio && (audio_locale ? row.body[audio_locale] : localizer.text(row.body))
  return {
    transcript:
      localizer.optional(row.audio?.transcript) ?? localizer.optional(row.video?.transcript) ?? read ?? null,
    audio_locale,
    audio_generated: row.audio?.generated ?? false,
  }
}
