import { contentResource } from '@sureda/remote/query'

export const experienceQueries = contentResource('experiences')
