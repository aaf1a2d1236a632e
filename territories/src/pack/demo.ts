import {
  ACCESS_TYPES,
  FAVORITABLE_TYPES,
  PREFERENCE_CATEGORIES,
  RESERVATION_STATUSES,
} from '@sureda/contract/codes/enums'
import { localeSchema } from '@sureda/contract/schemas/fields/localized-text'
import { z } from 'zod'
import { clock, email, id, phone, when } from './fields.ts'

const demoEmail = email.refine(
  (address) => address.endsWith('.test'),
  'demo people use addresses that end in .test',
)

/** `demo/people.json`: people who can sign in to a demo. Imported only with --demo. */
export const demoPeople = z.strictObject({
  password: z.string().min(8),
  people: z.array(
    z.strictObject({
      email: demoEmail,
      user_name: z.string().regex(/^[a-z0-9._-]{3,40}$/),
      name: z.string().min(2).max(120),
      phone: phone.optional(),
      preferred_language: localeSchema.optional(),
      access_type: z.enum(ACCESS_TYPES).default('mobile'),
      role: z.string().optional(),
      roles: z.array(z.string()).default([]),
      is_guide: z.boolean().default(false),
      can_access_cms: z.boolean().default(false),
      can_access_mobile: z.boolean().default(true),
      is_backend_operator: z.boolean().default(false),
      preferences: z.array(z.enum(PREFERENCE_CATEGORIES)).default([]),
    }),
  ),
})

const member = z.strictObject({
  name: z.string().min(1).max(120),
  user: demoEmail.optional(),
  email: demoEmail.optional(),
  phone: phone.optional(),
  age: z.number().int().min(0).max(130).optional(),
  role: z.enum(['leader', 'contact', 'participant', 'none']).default('none'),
  notes: z.string().max(500).optional(),
})

/** `demo/journeys.json`: reservations, packages and groups of the demo people. */
export const demoJourneys = z.strictObject({
  groups: z.array(
    z
      .strictObject({
        key: id,
        owner: demoEmail,
        name: z.string().min(1).max(120),
        description: z.string().max(1000).optional(),
        type: z.enum(['normal', 'couple', 'pets']),
        people: z.number().int().min(1).max(50),
        preferred_language: localeSchema.optional(),
        difficulty_preference: z.enum(['easy', 'medium', 'hard']).optional(),
        budget_range: z.enum(['low', 'medium', 'high']).optional(),
        special_requirements: z.string().max(1000).optional(),
        pet: z
          .strictObject({
            name: z.string(),
            breed: z.string().optional(),
            size: z.enum(['small', 'medium', 'large']).optional(),
            age: z.number().int().min(0).max(40).optional(),
            notes: z.string().optional(),
          })
          .optional(),
        members: z.array(member),
      })
      .refine((group) => group.members.length <= group.people, {
        path: ['people'],
        message: 'there are more members than people',
      }),
  ),
  packages: z.array(
    z.strictObject({ user: demoEmail, package: id, starts_on: when, ends_on: when, route: id.optional() }),
  ),
  reservations: z.array(
    z.strictObject({
      key: id,
      user: demoEmail,
      experience: id,
      /** `next-open`: the first day from tomorrow on which the slot is offered. */
      date: z.union([z.literal('next-open'), when]),
      /** With `next-open`: days to skip first. */
      after: z.number().int().min(0).max(60).default(0),
      time: clock,
      /** For a stay; its `time` is the arrival. */
      nights: z.number().int().min(1).max(30).optional(),
      rooms: z.number().int().min(1).max(10).optional(),
      people: z.number().int().min(1).max(50),
      status: z.enum(RESERVATION_STATUSES),
      special_requests: z.string().max(1000).optional(),
      group: id.optional(),
    }),
  ),
  favorites: z.array(z.strictObject({ user: demoEmail, type: z.enum(FAVORITABLE_TYPES), id })),
  points: z.array(
    z.strictObject({
      user: demoEmail,
      source_type: z.enum(['game', 'reservation', 'checkin', 'rating', 'route', 'practice']),
      source_id: z.string().min(1),
      delta: z.number().int().positive().max(1000),
    }),
  ),
})
export type DemoPeople = z.infer<typeof demoPeople>
export type DemoJourneys = z.infer<typeof demoJourneys>
