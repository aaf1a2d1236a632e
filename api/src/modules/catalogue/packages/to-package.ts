import { PACKAGE_OPERATOR_TYPES, PACKAGE_TYPES } from '@sureda/contract/codes/enums'
import type {
  PackageFilterOptions,
  TravelPackage,
  TravelPackageDetail,
} from '@sureda/contract/schemas/catalogue/travel-package'
import { fieldsOf, itemOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import type { PackageDetailRow, PackageOptions, PackageRow } from './packages.queries.ts'
import { packageDetailFields, packageFields } from './packages.tables.ts'

export const toPackage = (row: PackageRow, localizer: Localizer): TravelPackage => ({
  ...itemOf(packageFields, row, localizer),
  operator: localizer.operator(row.operator),
})

export function toPackageDetail(row: PackageDetailRow, localizer: Localizer): TravelPackageDetail {
  const itinerary = row.itinerary.map((step) => ({
    day: step.day,
    time: step.time,
    title: localizer.text(step.title),
    place: localizer.text(step.place),
    experience_id: step.experience_id ?? null,
    route_id: step.route_id ?? null,
  }))
  return {
    ...toPackage(row, localizer),
    ...fieldsOf(packageDetailFields, row, localizer),
    activities: itinerary.map((step) => step.title),
    itinerary,
  }
}

/** Options of the filter sheet, each list in the order of its vocabulary. */
export function toPackageOptions(options: PackageOptions, localizer: Localizer): PackageFilterOptions {
  const { min, max } = options.price
  return {
    types: PACKAGE_TYPES.filter((type) => options.types.includes(type)),
    operator_types: PACKAGE_OPERATOR_TYPES.filter((type) => options.operatorTypes.includes(type)),
    operators: options.operators.flatMap((operator) => localizer.operator(operator) ?? []),
    durations: options.durations.map((row) => row.value),
    price: min === null || max === null ? null : { min: Number(min), max: Number(max) },
  }
}
