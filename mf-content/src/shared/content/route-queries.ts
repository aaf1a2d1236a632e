import { contentResource } from '@sureda/remote/query'

export const routeQueries = contentResource('routes')
