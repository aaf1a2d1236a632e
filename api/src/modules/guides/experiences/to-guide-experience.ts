import type { GuideExperience } from '@sureda/contract/schemas/guides/guide'
import type { GuideExperienceDetail, GuideRestaurant } from '@sureda/contract/schemas/guides/guide-experience'
import { fieldsOf, textsOf } from '../../../lib/fields.ts'
import type { Localizer } from '../../../lib/localizer.ts'
import { guideDetailFields, guideListFields } from '../../catalogue/experiences/experiences.tables.ts'
import type { GuideExperienceRow } from '../dashboard/guide.queries.ts'
import { toGuidePhotos } from '../photos/experience-photos.service.ts'
import type { GuideExperienceDetailRow, listRestaurants } from './guide-experiences.queries.ts'

export const toGuideExperience = (row: GuideExperienceRow, localizer: Localizer): GuideExperience => ({
  id: row.id,
  ...fieldsOf(guideListFields, row, localizer),
  upcoming_reservations: row.upcoming,
  pending_reservations: row.pending,
  ...localizer.image(row),
})

export const toGuideExperienceDetail = (
  row: GuideExperienceDetailRow,
  localizer: Localizer,
): GuideExperienceDetail => ({
  id: row.id,
  ...fieldsOf(guideListFields, row, localizer),
  ...fieldsOf(guideDetailFields, row, localizer),
  texts: { ...textsOf(guideListFields, row), ...textsOf(guideDetailFields, row) },
  photos: toGuidePhotos(row),
  restaurant: row.restaurant && { id: row.restaurant.id, title: localizer.text(row.restaurant.title) },
  has_time_slots: row.schedule !== null,
  version: row.version,
  ...localizer.image(row),
})

export const toGuideRestaurant = (
  row: Awaited<ReturnType<typeof listRestaurants>>[number],
  localizer: Localizer,
): GuideRestaurant => ({
  id: row.id,
  title: localizer.text(row.title),
  locationName: localizer.text(row.locationName),
  ...localizer.image(row),
})
