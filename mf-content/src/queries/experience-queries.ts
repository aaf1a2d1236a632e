import type { Experience, ExperienceDetail } from '@sureda/contract/experience'
import { contentResource } from '@sureda/remote/query'

export const experienceQueries = contentResource<Experience, ExperienceDetail>('experiences')
