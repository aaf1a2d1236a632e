import { contentResource } from '@sureda/remote/query'

export const locationQueries = contentResource('locations')
