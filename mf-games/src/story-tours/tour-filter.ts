import { STORY_TOUR_TYPES, type StoryTourType } from '@sureda/contract/codes/enums'
import type { StoryTour } from '@sureda/contract/schemas/catalogue/story-tour'

export interface TourFilter {
  type: StoryTourType | null
  territory: string | null
}

/** Reads the filter of an address; an unknown type is ignored. */
export const toTourFilter = (search: URLSearchParams): TourFilter => ({
  type: STORY_TOUR_TYPES.find((type) => type === search.get('type')) ?? null,
  territory: search.get('territory') || null,
})

export const filterTours = (tours: readonly StoryTour[], { type, territory }: TourFilter): StoryTour[] =>
  tours.filter((tour) => (!type || tour.type === type) && (!territory || tour.territory === territory))
