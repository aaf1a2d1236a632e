import { contentResource } from '@sureda/remote/query'

export const storyQueries = contentResource('stories')
/** In the office's own order, each with the number of its stories. */
export const storyCategoryQueries = contentResource('story-categories')
