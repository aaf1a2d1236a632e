import type { Experience, ExperienceDetail } from '@sureda/contract/experience'
import { contentResource } from './content-resource.ts'

export const experienceQueries = contentResource<Experience, ExperienceDetail>('experiences')
