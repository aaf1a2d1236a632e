import type { Story, StoryDetail } from '@sureda/contract/story'
import { contentResource } from './content-resource.ts'

export const storyQueries = contentResource<Story, StoryDetail>('stories')
