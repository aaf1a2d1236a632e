import { z } from 'zod'
import {
  EXPERIENCE_DIFFICULTIES,
  GROUP_BUDGETS,
  GROUP_ROLES,
  GROUP_TYPES,
  PET_SIZES,
  RESERVATION_STATUSES,
} from '../../codes/enums.ts'
import { LOCALES } from '../../codes/locale.ts'
import { GROUP_MAX, GROUP_MIN, PETS_MAX } from '../../rules/limits.ts'
import { emailAddress, phoneNumber } from '../fields/contact-fields.ts'
import { pageQuery } from '../fields/envelope.ts'

/** An empty form field counts as null. */
const blankIsNull = <T extends z.ZodType>(schema: T) =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      schema.nullable(),
    )
    .optional()
const words = (max: number) => blankIsNull(z.string().trim().max(max))
const name = z.string().trim().min(1).max(120)

const pet = z.object({
  name: z.string(),
  breed: z.string().nullable(),
  size: z.enum(PET_SIZES).nullable(),
  age: z.number().int().nullable(),
  notes: z.string().nullable(),
})
export type Pet = z.infer<typeof pet>

const petBody = z.strictObject({
  name: z.string().trim().min(1).max(60),
  breed: words(60),
  size: blankIsNull(z.enum(PET_SIZES)),
  age: blankIsNull(z.number().int().min(0).max(40)),
  notes: words(500),
})

/**
 * POST guide/groups and PUT guide/groups/{id}. In a PUT, omitted fields are unchanged and null clears. Animals belong
 * to the type `pets` and are removed with it.
 */
export const groupBody = z
  .strictObject({
    name,
    description: words(1000),
    type: z.enum(GROUP_TYPES),
    number_of_people: z.number().int().min(GROUP_MIN).max(GROUP_MAX),
    special_requirements: words(1000),
    preferred_language: blankIsNull(z.enum(LOCALES)),
    difficulty: blankIsNull(z.enum(EXPERIENCE_DIFFICULTIES)),
    budget_range: blankIsNull(z.enum(GROUP_BUDGETS)),
    pets: z.array(petBody).max(PETS_MAX).optional(),
  })
  .refine((body) => body.type === 'pets' || !body.pets?.length, { path: ['pets'], message: 'pets_need_type' })
export type GroupBody = z.infer<typeof groupBody>

/** POST guide/groups/{id}/members and PUT guide/groups/{id}/members/{memberId}; in a PUT omitted fields are unchanged. */
export const groupMemberBody = z.strictObject({
  name: words(120),
  email: blankIsNull(emailAddress()),
  phone: blankIsNull(phoneNumber(z.string().max(40))),
  age: blankIsNull(z.number().int().min(0).max(130)),
  role: blankIsNull(z.enum(GROUP_ROLES)),
  notes: words(1000),
})
export type GroupMemberBody = z.infer<typeof groupMemberBody>

export const groupMember = z.object({
  id: z.string(),
  /** The given name, or "Member 3" in the reader's language. */
  name: z.string(),
  /** True if no name was given. */
  unnamed: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  age: z.number().int().nullable(),
  role: z.enum(GROUP_ROLES),
  notes: z.string().nullable(),
  /** Joined with an account: sees the group and, as leader or contact, books for it. */
  joined: z.boolean(),
  version: z.number().int(),
})
export type GroupMember = z.infer<typeof groupMember>

export const group = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  type: z.enum(GROUP_TYPES),
  number_of_people: z.number().int(),
  special_requirements: z.string().nullable(),
  preferred_language: z.enum(LOCALES).nullable(),
  difficulty: z.enum(EXPERIENCE_DIFFICULTIES).nullable(),
  budget_range: z.enum(GROUP_BUDGETS).nullable(),
  pets: z.array(pet),
  members: z.array(groupMember),
  /** Version of the group's own fields, used in the ETag. Changes of members do not affect it. */
  version: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Group = z.infer<typeof group>

/** GET guide/groups: the newest first. */
export const groupsQuery = z.strictObject(pageQuery)

/** Reservations that prevent deleting a group: `data.reservations` of `group_has_reservations`. */
export const groupReservation = z.object({
  id: z.string(),
  experience_title: z.string(),
  date: z.string(),
  time: z.string(),
  people: z.number().int(),
  status: z.enum(RESERVATION_STATUSES),
  booking_code: z.string().nullable(),
})
export type GroupReservation = z.infer<typeof groupReservation>

/** POST guide/groups/{id}/invitations. */
export const groupInvitation = z.object({ code: z.string(), url: z.string(), expires_at: z.string() })
export type GroupInvitation = z.infer<typeof groupInvitation>

/** POST user/groups/join. Case, spaces and dashes are ignored. */
export const joinBody = z.strictObject({ code: z.string().trim().min(1).max(40) })

export const groupParams = z.strictObject({ id: z.string().min(1).max(80) })
export const groupMemberParams = z.strictObject({
  id: z.string().min(1).max(80),
  memberId: z.string().min(1).max(80),
})
