import { STORY_TOUR_TYPES, type StoryTourType } from '@sureda/contract/codes/enums'
import type { StoryTour, StoryTourDetail } from '@sureda/contract/schemas/catalogue/story-tour'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Words } from '../../../lib/texts.ts'
import type { StoryTourRow } from './story-tours.queries.ts'
import { storyTourDetailFields, storyTourFields } from './story-tours.tables.ts'

export const toStoryTour = (row: StoryTourRow, words: Words): StoryTour => ({
  ...itemOf(storyTourFields, row, words),
  games_count: row.games_count,
  points: row.points,
  start: words.point(row.startPoint),
})

export const toStoryTourDetail = (row: StoryTourRow, words: Words): StoryTourDetail => ({
  ...toStoryTour(row, words),
  ...fieldsOf(storyTourDetailFields, row, words),
})

/** Options of the filter sheet; types in the order of their vocabulary. */
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
