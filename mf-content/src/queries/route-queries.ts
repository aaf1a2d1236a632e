import type { Route, RouteDetail } from '@sureda/contract/route'
import { contentResource } from '@sureda/remote/query'

export const routeQueries = contentResource<Route, RouteDetail>('routes')
