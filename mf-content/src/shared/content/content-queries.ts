import { contentResource } from '@sureda/remote/query'

export const experienceQueries = contentResource('experiences')
export const routeQueries = contentResource('routes')
export const locationQueries = contentResource('locations')
export const operatorQueries = contentResource('operators')
/** The agencies among the operators, by their own call. */
export const agencyQueries = contentResource('agencies')
export const storyQueries = contentResource('stories')
/** Categories in the office's own order, each with the number of its stories. */
export const storyCategoryQueries = contentResource('story-categories')
