import type { AgencyBody, GuideProfile } from '@sureda/contract/schemas/guides/agency'
import { contrast, readableOn } from '@sureda/ui/brand'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../../database/database.ts'
import { AppError, type FieldFault } from '../../../errors/app-error.ts'
import { requirePerson } from '../../../plugins/access.ts'
import { seenVersions } from '../../bookings/reservations/booking-request.ts'
import { findGuideProfile, hasUploaded, saveGuideProfile } from './guide-profile.queries.ts'

const WHITE = '#ffffff'
/** WCAG AA contrast for text. */
const READABLE = 4.5

const guideOf = (request: FastifyRequest) => ({
  tenantId: request.tenant.id,
  userId: requirePerson(request).id,
})

/** The agency configuration of the guide; by default their name and the office's colours, as version 0. */
export async function readGuideProfile(tx: Db, request: FastifyRequest): Promise<GuideProfile> {
  const row = await findGuideProfile(tx, guideOf(request))
  if (row) return row
  const { colors } = request.tenant.document.branding
  return {
    agencyName: requirePerson(request).name,
    welcomeMessage: null,
    primaryColor: colors.primary.toLowerCase(),
    secondaryColor: colors.accent.toLowerCase(),
    logoUrl: null,
    contactEmail: null,
    contactPhone: null,
    website: null,
    address: null,
    version: 0,
  }
}

/**
 * Writes the configuration and returns it. Throws 422 with `low_contrast` for a colour on which white text is
 * unreadable (`data.readable` has the nearest readable one) and for a logo of another person, and 412 `stale_agency`
 * with the current one in `data.profile`.
 */
export async function changeGuideProfile(
  tx: Db,
  request: FastifyRequest,
  body: AgencyBody,
): Promise<GuideProfile> {
  const guide = guideOf(request)
  const before = await readGuideProfile(tx, request)
  const values = {
    agencyName: body.agencyName,
    welcomeMessage: body.welcomeMessage ?? null,
    primaryColor: body.primaryColor ?? before.primaryColor,
    secondaryColor: body.secondaryColor ?? before.secondaryColor,
    logoUrl: body.logoUrl ?? null,
    contactEmail: body.contactEmail ?? null,
    contactPhone: body.contactPhone ?? null,
    website: body.website ?? null,
    address: body.address ?? null,
  }
  refuseUnreadable(values)
  const { logoUrl } = values
  if (
    logoUrl?.startsWith('uploads/') &&
    logoUrl !== before.logoUrl &&
    !(await hasUploaded(tx, guide, logoUrl))
  )
    throw invalid([{ path: 'logoUrl', code: 'invalid' }])
  const isSaved = await saveGuideProfile(tx, guide, values, seenVersions(request))
  const profile = await readGuideProfile(tx, request)
  if (!isSaved) throw new AppError('stale_agency', 'changed meanwhile', { data: { profile } })
  return profile
}

function refuseUnreadable(colors: Pick<GuideProfile, 'primaryColor' | 'secondaryColor'>): void {
  const readable: Record<string, string> = {}
  for (const field of ['primaryColor', 'secondaryColor'] as const)
    if (contrast(WHITE, colors[field]) < READABLE)
      readable[field] = readableOn(colors[field], [WHITE], READABLE, 'dark')
  const faults = Object.keys(readable).map((path) => ({ path, code: 'low_contrast' }))
  if (faults.length > 0) throw invalid(faults, { readable })
}

const invalid = (errors: FieldFault[], data?: Record<string, unknown>) =>
  new AppError('validation_failed', 'agency configuration', { errors, ...(data && { data }) })
