import { z } from 'zod'
import { RESERVATION_STATUSES } from '../../codes/enums.ts'
import { CLOSURE_AREA_MAX_CORNERS, CLOSURE_ROUTES_MAX, GUIDE_REASON_MAX } from '../../rules/limits.ts'
import { calendarDate } from '../fields/calendar-date.ts'
import { queryFlag } from '../fields/envelope.ts'

const corner = z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)])

/** POST guide/closures: routes, an area (`[[lat, lng], …]`, corners in order), or both. */
export const closureBody = z
  .strictObject({
    route_ids: z.array(z.string().min(1).max(80)).max(CLOSURE_ROUTES_MAX).optional(),
    area: z.array(corner).min(3).max(CLOSURE_AREA_MAX_CORNERS).nullish(),
    from: calendarDate,
    until: calendarDate,
    /** One of `CLOSURE_REASONS`, which is translated, or free text. */
    reason: z.string().trim().min(1).max(GUIDE_REASON_MAX),
  })
  .superRefine(({ route_ids, area, from, until }, context) => {
    if (!route_ids?.length && !area)
      context.addIssue({ code: 'custom', path: ['route_ids'], message: 'required' })
    if (until < from) context.addIssue({ code: 'custom', path: ['until'], message: 'ends_before_start' })
  })
export type ClosureBody = z.infer<typeof closureBody>

/** `preview=true` answers what would be affected, without changing anything. */
export const closureQuery = z.strictObject({ preview: queryFlag.optional() })

const named = z.object({ id: z.string(), title: z.string() })

/** What a closure affects. Slots and reservations are those of the guide's own experiences, from now on. */
export const closureTouches = z.object({
  routes: z.array(named),
  route_points: z.array(named.extend({ route_id: z.string() })),
  games: z.array(named.extend({ story_tour_id: z.string() })),
  /** `own`: an experience of this guide, which takes no bookings on these days. Others only show the warning. */
  experiences: z.array(named.extend({ own: z.boolean() })),
  /** Number of offered start times that close. */
  slot_count: z.number().int(),
  /** These times by day, with `booked` seats or rooms; at most 200, those with bookings first. */
  slots: z.array(
    z.object({
      experience_id: z.string(),
      title: z.string(),
      date: z.string(),
      time: z.string(),
      booked: z.number().int(),
    }),
  ),
  reservations: z.array(
    z.object({
      id: z.string(),
      experience_title: z.string(),
      date: z.string(),
      time: z.string().nullable(),
      people: z.number().int(),
      status: z.enum(RESERVATION_STATUSES),
      member_name: z.string(),
    }),
  ),
})
export type ClosureTouches = z.infer<typeof closureTouches>

export const closure = z.object({
  id: z.string(),
  from: z.string(),
  until: z.string(),
  /** As given: a listed reason or free text. */
  reason: z.string(),
  area: z.array(corner).nullable(),
  state: z.enum(['planned', 'active', 'over']),
  /** Number of notified people with bookings. */
  told: z.number().int(),
  routes: z.array(named),
  games: z.array(named),
  experiences: z.array(named),
  created_at: z.string(),
})
export type Closure = z.infer<typeof closure>

/** Closed land for all maps; `note` has period and reason in the reader's language. */
export const closedArea = z.object({
  id: z.string(),
  from: z.string(),
  until: z.string(),
  note: z.string(),
  area: z.array(corner),
})
export type ClosedArea = z.infer<typeof closedArea>

/** The answer to a preview. */
export const closurePreview = z.object({ touches: closureTouches })
