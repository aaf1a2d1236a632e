import { z } from 'zod'
import { ACCESS_TYPES, GROUP_ROLES, GROUP_TYPES, PREFERENCE_CATEGORIES } from '../../codes/enums.ts'
import { PASSWORD_MAX } from '../../rules/limits.ts'
import { reservationClosure } from '../bookings/reservation.ts'
import { phoneNumber } from '../fields/contact-fields.ts'
import { accountEmail } from '../fields/email.ts'
import { localeSchema } from '../fields/localized-text.ts'

export const permissions = z.object({
  can_access_cms: z.boolean(),
  can_access_mobile: z.boolean(),
  is_guide: z.boolean(),
  is_backend_operator: z.boolean(),
})
export type Permissions = z.infer<typeof permissions>

export const notificationOptions = z.strictObject({
  push: z.boolean(),
  email: z.boolean(),
  offers: z.boolean(),
})
export const privacyOptions = z.strictObject({ share_location: z.boolean(), public_profile: z.boolean() })

/** The signed-in person in the answers of `GET user` and sign-in. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  preferred_language: localeSchema.nullable(),
  roles: z.array(z.string()),
  role: z.string().nullable(),
  permissions,
  access_type: z.enum(ACCESS_TYPES),
  is_guide: z.boolean(),
  can_access_cms: z.boolean(),
  is_backend_operator: z.boolean(),
  /** False until the link sent to this address was opened. Absent in older cached answers. */
  email_confirmed: z.boolean().nullish(),
  /** Until then a requested deletion can be withdrawn. */
  deletes_at: z.string().nullish(),
  /**
   * False: the app locates the person only after a tap (docs/decisions/0013-data-of-a-person.md). Absent in older
   * cached answers.
   */
  share_location: z.boolean().nullish(),
})
export type User = z.infer<typeof user>

/** GET user/profile. */
export const profile = user.extend({
  notifications: notificationOptions,
  privacy: privacyOptions,
  preferences: z.array(z.enum(PREFERENCE_CATEGORIES)),
  created_at: z.string(),
  /** False for people who sign in only with Google or Apple. */
  has_password: z.boolean(),
  /** A new e-mail that takes effect when its link is used, and where the link was sent: to it, or first to the old address. */
  pending_email: z.string().nullable(),
  pending_link_sent_to: z.string().nullable(),
})
export type Profile = z.infer<typeof profile>

/** Identity fields: edited together, and never without name and e-mail. */
const PERSONAL = ['name', 'email', 'phone'] as const

/**
 * POST user/profile: the text fields of the multipart form (names `notifications[push]`, `preferences[]`, …), plus the
 * file `photo`. Omitted fields are unchanged; name and e-mail may only be omitted together, when changing a setting.
 */
export const profileForm = z
  .strictObject({
    name: z.string().trim().min(1).max(120).optional(),
    /** A new one is stored as `pending_email` until confirmed, and requires `current_password` if there is one. */
    email: accountEmail.optional(),
    current_password: z.string().min(1).max(PASSWORD_MAX).optional(),
    phone: phoneNumber(
      z
        .string()
        .max(30)
        .regex(/^[+0-9 ()./-]*$/),
    ).optional(),
    preferred_language: localeSchema.optional(),
    notifications: notificationOptions.partial().optional(),
    privacy: privacyOptions.partial().optional(),
    preferences: z.array(z.enum(PREFERENCE_CATEGORIES)).optional(),
  })
  .superRefine((form, context) => {
    if (PERSONAL.every((field) => form[field] === undefined)) return
    for (const field of ['name', 'email'] as const)
      if (form[field] === undefined) context.addIssue({ code: 'custom', message: 'required', path: [field] })
  })
export type ProfileForm = z.infer<typeof profileForm>

/** GET user/packages. */
export const packageStatus = z.object({
  hasActivePackage: z.boolean(),
  packageInfo: z
    .object({
      id: z.string(),
      package_id: z.string(),
      title: z.string(),
      starts_on: z.string(),
      ends_on: z.string(),
      route_id: z.string().nullable(),
      today: z.array(
        z.object({
          time: z.string(),
          title: z.string(),
          place: z.string(),
          experience_id: z.string().nullable(),
          /** The route walked at this time, if it is one of this app. */
          route_id: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
})
export type PackageStatus = z.infer<typeof packageStatus>

/** GET user/upcoming-experience-tips: a list with one item. */
export const upcomingTips = z.object({
  has_upcoming_experience: z.boolean(),
  has_content: z.boolean(),
  has_sugerencias: z.boolean(),
  has_consejos: z.boolean(),
  experience: z
    .object({
      id: z.string(),
      title: z.string(),
      sugerencias: z.string().nullable(),
      consejos_destino: z.string().nullable(),
    })
    .nullable(),
  reservation: z
    .object({
      id: z.string(),
      date: z.string(),
      time: z.string(),
      closure: reservationClosure.nullable().optional(),
    })
    .nullable(),
})
export type UpcomingTips = z.infer<typeof upcomingTips>

/** GET user/groups: groups of the person. */
export const userGroup = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(GROUP_ROLES),
  people: z.number().int(),
  can_book: z.boolean(),
  description: z.string().nullable(),
  type: z.enum(GROUP_TYPES),
  /** Creator of the group. */
  guide: z.object({ name: z.string(), phone: z.string().nullable() }),
  /** Names and roles only: phones and notes are for the guide. */
  members: z.array(z.object({ name: z.string(), role: z.enum(GROUP_ROLES), is_me: z.boolean() })),
  pets: z.array(z.string()),
})
export type UserGroup = z.infer<typeof userGroup>
