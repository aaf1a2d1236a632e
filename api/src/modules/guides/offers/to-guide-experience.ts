import type { GuideExperience } from '@sureda/contract/schemas/guides/guide'
import type { GuideExperienceDetail, GuideRestaurant } from '@sureda/contract/schemas/guides/guide-experience'
import type { Words } from '../../../lib/texts.ts'
import type { GuideExperienceRow } from '../dashboard/guide.queries.ts'
import { toGuidePhotos } from '../photos/offer-photos.service.ts'
import type { GuideOfferRow, listRestaurants } from './guide-offers.queries.ts'

export const toGuideExperience = (row: GuideExperienceRow, words: Words): GuideExperience => ({
  id: row.id,
  title: words.text(row.title),
  type: row.type,
  status: row.status,
  capacity: row.capacity,
  price: row.price,
  difficulty: row.difficulty,
  locationName: words.text(row.locationName),
  duration: row.durationMin,
  upcoming_reservations: row.upcoming,
  pending_reservations: row.pending,
  ...words.image(row),
})

export const toGuideExperienceDetail = (row: GuideOfferRow, words: Words): GuideExperienceDetail => ({
  id: row.id,
  title: words.text(row.title),
  shortDescription: words.text(row.shortDescription),
  description: words.text(row.description),
  type: row.type,
  status: row.status,
  capacity: row.capacity,
  price: row.price,
  difficulty: row.difficulty,
  locationName: words.text(row.locationName),
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  startDate: row.startDate,
  endDate: row.endDate,
  themes: row.themes,
  duration: row.durationMin,
  requirements: words.list(row.requirements),
  included: words.list(row.included),
  notIncluded: words.list(row.notIncluded),
  texts: {
    title: row.title,
    shortDescription: row.shortDescription,
    description: row.description,
    locationName: row.locationName,
    requirements: row.requirements,
    included: row.included,
    notIncluded: row.notIncluded,
  },
  photos: toGuidePhotos(row),
  restaurant: row.restaurant && { id: row.restaurant.id, title: words.text(row.restaurant.title) },
  has_time_slots: row.schedule !== null,
  version: row.version,
  ...words.image(row),
})

export const toGuideRestaurant = (
  row: Awaited<ReturnType<typeof listRestaurants>>[number],
  words: Words,
): GuideRestaurant => ({
  id: row.id,
  title: words.text(row.title),
  locationName: words.text(row.locationName),
  ...words.image(row),
})
