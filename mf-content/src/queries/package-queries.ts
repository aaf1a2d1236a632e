import type { TravelPackage, TravelPackageDetail } from '@sureda/contract/travel-package'
import { contentResource } from '@sureda/remote/content-resource'

export const packageQueries = contentResource<TravelPackage, TravelPackageDetail>('packages')
