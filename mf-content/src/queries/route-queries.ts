import type { Route, RouteDetail } from '@sureda/contract/route'
import { contentResource } from './content-resource.ts'

export const routeQueries = contentResource<Route, RouteDetail>('routes')
