import { z } from 'zod'
import {
  EXPERIENCE_DIFFICULTIES,
  EXPERIENCE_STATUSES,
  EXPERIENCE_TYPES,
  RESERVATION_STATUSES,
} from '../../codes/enums.ts'
import { imageFields } from '../fields/media.ts'

/** GET guide/dashboard-stats. */
export const dashboardStats = z.object({
  upcoming_reservations: z.number().int(),
  pending_reservations: z.number().int(),
  people_today: z.number().int(),
  /** Next seven days of in-app bookings: seats, or rooms by night; `occupancy` is booked ÷ capacity, 0–1. */
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
  /** What needs an answer, earliest deadline first; at most ten. */
  waiting: z.array(
    z.object({
      id: z.string(),
      experience_title: z.string(),
      date: z.string(),
      /** Null for nights. */
      time: z.string().nullable(),
      people: z.number().int(),
      member_name: z.string(),
      expires_at: z.string(),
    }),
  ),
  /** The groups of today, or of the next day with participants; null if there is none. */
  day: z
    .object({
      date: z.string(),
      is_today: z.boolean(),
      groups: z.array(
        z.object({
          experience_id: z.string(),
          experience_title: z.string(),
          time: z.string().nullable(),
          starts_at: z.string(),
          ends_at: z.string(),
          place: z.string(),
          people: z.number().int(),
          reservations: z.number().int(),
          /** Reservations among them that wait for an answer. */
          pending: z.number().int(),
        }),
      ),
    })
    .nullable(),
  /**
   * `closure`: an experience of the guide is in closed land; `unbookable`: it is active, booked in the app, and has no
   * time slots.
   */
  alerts: z.array(
    z.object({
      kind: z.enum(['closure', 'unbookable']),
      experience_id: z.string(),
      experience_title: z.string(),
      from: z.string().nullable(),
      until: z.string().nullable(),
      /** Open reservations affected by the closure. */
      reservations: z.number().int(),
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
