import type { Experience, ExperienceDetail } from '@sureda/contract/experience'
import { contentResource } from '@sureda/remote/content-resource'

export const experienceQueries = contentResource<Experience, ExperienceDetail>('experiences')
