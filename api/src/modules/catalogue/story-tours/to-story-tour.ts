import { STORY_TOUR_TYPES, type StoryTourType } from '@sureda/contract/codes/enums'
import type { StoryTour, StoryTourDetail } from '@sureda/contract/schemas/catalogue/story-tour'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { StoryTourRow } from './story-tours.queries.ts'
import { storyTourDetailFields, storyTourFields } from './story-tours.tables.ts'

export const toStoryTour = (row: StoryTourRow, localizer: Localizer): StoryTour => ({
  ...itemOf(storyTourFields, row, localizer),
  games_count: row.games_count,
  points: row.points,
  start: localizer.point(row.startPoint),
})

export const toStoryTourDetail = (row: StoryTourRow, localizer: Localizer): StoryTourDetail => ({
  ...toStoryTour(row, localizer),
  ...fieldsOf(storyTourDetailFields, row, localizer),
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
