import type { Story, StoryDetail } from '@sureda/contract/story'
import { contentResource } from '@sureda/remote/content-resource'

export const storyQueries = contentResource<Story, StoryDetail>('stories')
