import type { Location, LocationDetail } from '@sureda/contract/location'
import { contentResource } from '@sureda/remote/query'

export const locationQueries = contentResource<Location, LocationDetail>('locations')
