import type { Story, StoryCategory, StoryDetail } from '@sureda/contract/story'
import { contentResource } from '@sureda/remote/query'

export const storyQueries = contentResource<Story, StoryDetail>('stories')
/** In the office's own order, each with the number of its stories. */
export const storyCategoryQueries = contentResource<StoryCategory, StoryCategory>('story-categories')
