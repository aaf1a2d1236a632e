import { z } from 'zod'
import { AGENCY_LINE_MAX, AGENCY_NAME_MAX, AGENCY_WELCOME_MAX } from '../../rules/limits.ts'
import { emailAddress, phoneNumber } from '../fields/contact-fields.ts'
import { hasCredentials, isPublicAddress, isWebAddress } from '../fields/web-address.ts'

/** Stored path of a picture uploaded here. */
const isUpload = (text: string) => /^uploads\/[a-z][a-z0-9-]{1,39}\/[0-9a-f-]{36}\.webp$/.test(text)

interface Refusing {
  addIssue: (issue: { code: 'custom'; message: string }) => void
}
function refuseAddress(text: string, context: Refusing): void {
  if (hasCredentials(text)) context.addIssue({ code: 'custom', message: 'no_credentials' })
  else if (!isWebAddress(text)) context.addIssue({ code: 'custom', message: 'https_needed' })
  else if (!isPublicAddress(text)) context.addIssue({ code: 'custom', message: 'public_address' })
}

/** An empty form field counts as no value. */
const emptied = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? null : value), schema.nullish())
const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i)
  .toLowerCase()

/**
 * PUT guide/profile: the whole configuration. Omitted or empty fields are cleared; omitted colours are unchanged, or
 * the office's. White text must read on both colours (`low_contrast`).
 */
export const agencyBody = z.strictObject({
  agencyName: z.string().trim().min(1).max(AGENCY_NAME_MAX),
  welcomeMessage: emptied(z.string().trim().max(AGENCY_WELCOME_MAX)),
  primaryColor: color.optional(),
  secondaryColor: color.optional(),
  /** An https address, or the stored path of an uploaded logo. The app shows uploaded ones only. */
  logoUrl: emptied(
    z
      .string()
      .trim()
      .max(AGENCY_LINE_MAX)
      .superRefine((text, context) => {
        if (!isUpload(text)) refuseAddress(text, context)
      }),
  ),
  contactEmail: emptied(emailAddress(200)),
  contactPhone: emptied(
    phoneNumber(
      z
        .string()
        .max(30)
        .regex(/^[+0-9 ()./-]*\d[+0-9 ()./-]*$/),
    ),
  ),
  website: emptied(z.string().trim().max(AGENCY_LINE_MAX).superRefine(refuseAddress)),
  address: emptied(z.string().trim().max(AGENCY_LINE_MAX)),
})
export type AgencyBody = z.infer<typeof agencyBody>

/** A guide's agency as members see it. */
export const agency = z.object({
  agencyName: z.string(),
  welcomeMessage: z.string().nullable(),
  primaryColor: z.string(),
  secondaryColor: z.string(),
  logoUrl: z.string().nullable(),
  contactEmail: z.string().nullable(),
  contactPhone: z.string().nullable(),
  website: z.string().nullable(),
  address: z.string().nullable(),
})
export type Agency = z.infer<typeof agency>

/** GET guide/profile. Before the first PUT: the person's name and the office's colours, version 0. */
export const guideProfile = agency.extend({ version: z.number().int() })
export type GuideProfile = z.infer<typeof guideProfile>

/** POST guide/profile/logo (multipart, file `logo`): the stored path for `logoUrl` of the next PUT. */
export const uploadedLogo = z.object({ logoUrl: z.string() })
