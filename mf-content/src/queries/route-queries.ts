import type { Route, RouteDetail } from '@sureda/contract/route'
import { contentResource } from '@sureda/remote/content-resource'

export const routeQueries = contentResource<Route, RouteDetail>('routes')
