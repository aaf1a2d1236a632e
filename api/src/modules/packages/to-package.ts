import type { TravelPackage, TravelPackageDetail } from '@sureda/contract/travel-package'
import type { Words } from '../content/words.ts'
import type { PackageDetailRow, PackageRow } from './packages.queries.ts'

export const toPackage = (row: PackageRow, words: Words): TravelPackage => ({
  id: row.id,
  title: words.text(row.title),
  type: row.type,
  summary: words.text(row.summary),
  price: row.price,
  duration: row.durationDays,
  featured: row.featured,
  operator: words.operator(row.operator),
  operator_type: row.operatorType,
  demo: row.demo,
  ...words.image(row),
})

export function toPackageDetail(row: PackageDetailRow, words: Words): TravelPackageDetail {
  const itinerary = row.itinerary.map((step) => ({
    day: step.day,
    time: step.time,
    title: words.text(step.title),
    place: words.text(step.place),
    experience_id: step.experience_id ?? null,
    route_id: step.route_id ?? null,
  }))
  return {
    ...toPackage(row, words),
    description: words.text(row.description),
    activities: itinerary.map((step) => step.title),
    itinerary,
    services_included: words.list(row.servicesIncluded),
    services_not_included: words.list(row.servicesNotIncluded),
    services_additional: words.list(row.servicesAdditional),
    requirements: words.list(row.requirements),
  }
}
