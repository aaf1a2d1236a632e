import { LOCALES } from '@sureda/contract/codes/locale'
import type { Story, StoryCategory, StoryDetail } from '@sureda/contract/schemas/catalogue/story'
import type { Words } from '../../../lib/texts.ts'
import type { StoryCategoryRow, StoryDetailRow, StoryRow } from './stories.queries.ts'

export const toStoryCategory = (row: StoryCategoryRow, words: Words): StoryCategory => ({
  ...row,
  name: words.text(row.name),
})

export const toStory = (row: StoryRow, words: Words): Story => ({
  id: row.id,
  title: words.text(row.title),
  summary: words.text(row.summary),
  genre: row.genre,
  category: { id: row.category.id, name: words.text(row.category.name) },
  territory: row.territory,
  provinces: row.provinces,
  province: row.provinces.join(', '),
  target_audience: row.targetAudience,
  keywords: row.keywords.map((word) => words.plain(word)).filter((word) => word !== null),
  audio_file: words.plain(row.audio?.file),
  video_file: words.plain(row.video?.file),
  video_360: words.plain(row.video360?.file),
  photo_360: words.plain(row.photo360?.file),
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  latitude: row.latitude,
  longitude: row.longitude,
  operator: words.operator(row.operator),
  ...words.notice(row.notice),
  demo: row.demo,
  ...words.image(row),
})

export const toStoryDetail = (row: StoryDetailRow, words: Words): StoryDetail => ({
  ...toStory(row, words),
  body: words.text(row.body),
  video_360_alt: words.optional(row.video360?.alt),
  photo_360_alt: words.optional(row.photo360?.alt),
  ...voiceOf(row, words),
  video_captions: captionsOf(row, words),
  municipality: row.municipality,
})

/** Every language the film is captioned in; the reader's own is the one a player shows first. */
function captionsOf(row: StoryDetailRow, { locale: asked }: Words) {
  const files = row.video?.captions ?? {}
  return LOCALES.flatMap((locale) => {
    const file = files[locale]
    return file ? [{ locale, file }] : []
  }).sort((one, other) => Number(other.locale === asked) - Number(one.locale === asked))
}

/** A voice without a transcript of its own reads the body, in its own language. */
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
