import type { GuideExperience } from '@sureda/contract/schemas/guides/guide'
import type { GuideExperienceDetail, GuideRestaurant } from '@sureda/contract/schemas/guides/guide-experience'
import { fieldsOf, textsOf } from '../../../lib/fields.ts'
import type { Words } from '../../../lib/texts.ts'
import { guideDetailFields, guideListFields } from '../../catalogue/experiences/experiences.tables.ts'
import type { GuideExperienceRow } from '../dashboard/guide.queries.ts'
import { toGuidePhotos } from '../photos/experience-photos.service.ts'
import type { GuideExperienceDetailRow, listRestaurants } from './guide-experiences.queries.ts'

export const toGuideExperience = (row: GuideExperienceRow, words: Words): GuideExperience => ({
  id: row.id,
  ...fieldsOf(guideListFields, row, words),
  upcoming_reservations: row.upcoming,
  pending_reservations: row.pending,
  ...words.image(row),
})

export const toGuideExperienceDetail = (
  row: GuideExperienceDetailRow,
  words: Words,
): GuideExperienceDetail => ({
  id: row.id,
  ...fieldsOf(guideListFields, row, words),
  ...fieldsOf(guideDetailFields, row, words),
  texts: { ...textsOf(guideListFields, row), ...textsOf(guideDetailFields, row) },
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
