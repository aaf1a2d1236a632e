import type { TravelPackage, TravelPackageDetail } from '@sureda/contract/travel-package'
import { contentResource } from './content-resource.ts'

export const packageQueries = contentResource<TravelPackage, TravelPackageDetail>('packages')
