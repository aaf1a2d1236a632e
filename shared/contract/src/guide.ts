import { z } from 'zod'
import {
  EXPERIENCE_DIFFICULTIES,
  EXPERIENCE_STATUSES,
  EXPERIENCE_TYPES,
  RESERVATION_STATUSES,
} from './enums.ts'
import { imageFields } from './media.ts'

/** GET guide/dashboard-stats. */
export const dashboardStats = z.object({
  upcoming_reservations: z.number().int(),
  pending_reservations: z.number().int(),
  people_today: z.number().int(),
  /** Next seven days; `occupancy` is booked ÷ capacity, 0–1. */
  occupancy: z.array(
    z.object({
      date: z.string(),
      booked: z.number().int(),
      capacity: z.number().int(),
      occupancy: z.number(),
    }),
  ),
  experiences: z.record(z.enum(EXPERIENCE_STATUSES), z.number().int()),
  groups: z.number().int(),
  members: z.number().int(),
  next_reservations: z.array(
    z.object({
      id: z.string(),
      experience_title: z.string(),
      date: z.string(),
      time: z.string(),
      people: z.number().int(),
      status: z.enum(RESERVATION_STATUSES),
      member_name: z.string(),
    }),
  ),
})
export type DashboardStats = z.infer<typeof dashboardStats>

/** GET guide/experiences. */
export const guideExperience = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(EXPERIENCE_TYPES),
  status: z.enum(EXPERIENCE_STATUSES),
  capacity: z.number().int(),
  price: z.number().nullable(),
  difficulty: z.enum(EXPERIENCE_DIFFICULTIES).nullable(),
  locationName: z.string(),
  duration: z.number().int().nullable(),
  upcoming_reservations: z.number().int(),
  pending_reservations: z.number().int(),
  ...imageFields,
})
export type GuideExperience = z.infer<typeof guideExperience>
