/** Packages as the API answers them. */
import type { TravelPackage, TravelPackageDetail } from '@sureda/contract/schemas/catalogue/travel-package'
import { makeImage, makeOperatorSummary, NO_NOTICE } from './content-factories.ts'

export function makeTravelPackage(fields: Partial<TravelPackage> = {}): TravelPackage {
  return {
    id: 'p-cap-de-setmana',
    title: 'Cap de setmana surer',
    type: 'cultural',
    summary: 'Dos dies entre suredes i tallers.',
    price: 180,
    duration: 2,
    featured: true,
    operator: makeOperatorSummary(),
    operator_type: 'agencia',
    ...NO_NOTICE,
    demo: true,
    ...makeImage(),
    ...fields,
  }
}

export function makeTravelPackageDetail(fields: Partial<TravelPackageDetail> = {}): TravelPackageDetail {
  return {
    ...makeTravelPackage(),
    description: 'Dormir en un mas i tastar-ho tot.',
    activities: ['La pela del suro'],
    itinerary: [
      {
        day: 1,
        time: '10:00',
        title: 'La pela del suro',
        place: 'Cassà',
        experience_id: 'e-pela',
        route_id: null,
      },
    ],
    services_included: ['Allotjament'],
    services_not_included: ['Transport'],
    services_additional: [],
    requirements: [],
    ...fields,
  }
}
