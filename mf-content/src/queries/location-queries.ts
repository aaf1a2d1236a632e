import type { Location } from '@sureda/contract/location'
import { contentResource } from './content-resource.ts'

export const locationQueries = contentResource<Location, Location>('locations')
