import type { Experience, ExperienceDetail } from '@sureda/contract/experience'
import type { Words } from '../content/words.ts'
import type { ExperienceDetailRow, ExperienceRow } from './experiences.queries.ts'

export const toExperience = (row: ExperienceRow, words: Words): Experience => ({
  id: row.id,
  title: words.text(row.title),
  shortDescription: words.text(row.shortDescription),
  type: row.type,
  status: row.status,
  capacity: row.capacity,
  price: row.price,
  difficulty: row.difficulty,
  locationName: words.text(row.locationName),
  latitude: row.latitude,
  longitude: row.longitude,
  duration: row.durationMin,
  rating: row.rating,
  featured: row.featured,
  bookable: row.bookable,
  operator: words.operator(row.operator),
  ...words.notice(row.notice),
  demo: row.demo,
  ...words.image(row),
})

export const toExperienceDetail = (row: ExperienceDetailRow, words: Words): ExperienceDetail => ({
  ...toExperience(row, words),
  description: words.text(row.description),
  address: row.address,
  startDate: row.startDate,
  endDate: row.endDate,
  season: words.optional(row.season),
  requirements: words.list(row.requirements),
  included: words.list(row.included),
  notIncluded: words.list(row.notIncluded),
  gallery: row.gallery.map((picture) => ({ ...picture, image_alt: words.optional(picture.image_alt) })),
  demo_fields: row.demoFields,
})
