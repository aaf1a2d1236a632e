import { STORY_TOUR_TYPES, type StoryTourType } from '@sureda/contract/codes/enums'
import type { StoryTour, StoryTourDetail } from '@sureda/contract/schemas/catalogue/story-tour'
import type { Words } from '../../../lib/texts.ts'
import type { StoryTourRow } from './story-tours.queries.ts'

export const toStoryTour = (row: StoryTourRow, words: Words): StoryTour => ({
  id: row.id,
  title: words.text(row.title),
  summary: words.text(row.summary),
  type: row.type,
  territory: row.territory,
  duration: row.durationMin,
  games_count: row.gamesCount,
  points: row.points,
  start: words.point(row.startPoint),
  ...words.notice(row.notice),
  demo: row.demo,
  preview: row.preview,
  ...words.image(row),
})

export const toStoryTourDetail = (row: StoryTourRow, words: Words): StoryTourDetail => ({
  ...toStoryTour(row, words),
  description: words.text(row.description),
})

/** What the filter sheet offers; types in the order of the specification. */
export function toFilterOptions(
  kinds: readonly { territory: string; type: StoryTourType }[],
  nameOf: (territory: string) => string,
) {
  const types = new Set(kinds.map((kind) => kind.type))
  const territories = [...new Set(kinds.map((kind) => kind.territory))]
  return {
    territories: territories.map((id) => ({ id, name: nameOf(id) })),
    types: STORY_TOUR_TYPES.filter((type) => types.has(type)),
  }
}
