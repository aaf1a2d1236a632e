import type { Agency } from '@sureda/contract/schemas/guides/agency'
import type { Db } from '../../../database/database.ts'
import { and, asc, eq, inArray, sql } from '../../../database/orm.ts'
import { experiences } from '../../catalogue/experiences/experiences.tables.ts'
import { uploads } from '../../members/profile/user.tables.ts'
import type { Guide } from '../dashboard/guide.queries.ts'
import { guideProfiles } from './guide-profile.tables.ts'

const agencyColumns = {
  agencyName: guideProfiles.agencyName,
  welcomeMessage: guideProfiles.welcomeMessage,
  primaryColor: guideProfiles.primaryColor,
  secondaryColor: guideProfiles.secondaryColor,
  logoUrl: guideProfiles.logoUrl,
  contactEmail: guideProfiles.contactEmail,
  contactPhone: guideProfiles.contactPhone,
  website: guideProfiles.website,
  address: guideProfiles.address,
}
const ofGuide = ({ tenantId, userId }: Guide) =>
  and(eq(guideProfiles.tenantId, tenantId), eq(guideProfiles.userId, userId))

export async function findGuideProfile(db: Db, guide: Guide) {
  const [row] = await db
    .select({ ...agencyColumns, version: guideProfiles.version })
    .from(guideProfiles)
    .where(ofGuide(guide))
  return row
}

/** The profile of the guide who runs the experience. */
const leadsExperience = and(
  eq(guideProfiles.tenantId, experiences.tenantId),
  eq(guideProfiles.userId, experiences.guideUserId),
)

/** Whether an experience is active, and the agency of its guide, if configured. */
export async function findAgencyOf(db: Db, tenantId: string, experienceId: string) {
  const [row] = await db
    .select({ agency: agencyColumns })
    .from(experiences)
    .leftJoin(guideProfiles, leadsExperience)
    .where(
      and(
        eq(experiences.tenantId, tenantId),
        eq(experiences.id, experienceId),
        eq(experiences.status, 'active'),
      ),
    )
  return row
}

const AGENCIES_MAX = 10

/** The agencies of the guides who run an operator's experiences, each once. */
export const listAgenciesOf = (db: Db, tenantId: string, operatorId: string) =>
  db
    .selectDistinct(agencyColumns)
    .from(guideProfiles)
    .innerJoin(experiences, leadsExperience)
    .where(
      and(
        eq(guideProfiles.tenantId, tenantId),
        eq(experiences.operatorId, operatorId),
        eq(experiences.status, 'active'),
      ),
    )
    .orderBy(asc(guideProfiles.agencyName))
    .limit(AGENCIES_MAX)

/**
 * Writes the configuration if its version is one of those seen (0: none yet), or always without versions. False if
 * someone else was faster.
 */
export async function saveGuideProfile(
  db: Db,
  guide: Guide,
  values: Agency,
  seen?: readonly number[],
): Promise<boolean> {
  const changed = await db
    .update(guideProfiles)
    .set({ ...values, version: sql`${guideProfiles.version} + 1`, updatedAt: sql`now()` })
    .where(and(ofGuide(guide), seen && inArray(guideProfiles.version, [...seen])))
    .returning({ version: guideProfiles.version })
  if (changed.length > 0) return true
  if (seen && !seen.includes(0)) return false
  const made = await db
    .insert(guideProfiles)
    .values({ ...guide, ...values })
    .onConflictDoNothing()
    .returning({ version: guideProfiles.version })
  return made.length > 0
}

/** Whether the person has uploaded the file. */
export async function hasUploaded(db: Db, { tenantId, userId }: Guide, path: string): Promise<boolean> {
  const [row] = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.tenantId, tenantId), eq(uploads.userId, userId), eq(uploads.path, path)))
    .limit(1)
  return row !== undefined
}
