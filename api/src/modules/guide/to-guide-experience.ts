import type { GuideExperience } from '@sureda/contract/guide'
import type { Words } from '../content/words.ts'
import type { GuideExperienceRow } from './guide.queries.ts'

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
