import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../database/database.ts'
import { hashPassword } from '../auth/password.ts'
import { travelPackages } from '../packages/packages.tables.ts'
import { dayIn } from '../tenant/local-day.ts'
import { groupMembers, groups, userPackages, users } from './user.tables.ts'

export const DEMO_PASSWORD = 'suro-demo-2026'

type NewUser = typeof users.$inferInsert
type DemoLogin = 'visitor' | 'package' | 'guide' | 'cms' | 'cmsonly' | 'operator'

/** Decisions §11: who they are and what they may do. */
const DEMO_PEOPLE: Record<DemoLogin, Pick<NewUser, 'name'> & Partial<NewUser>> = {
  visitor: { name: 'Marta Vidal', phone: '+34 600 100 200', preferences: ['naturaleza', 'gastronomia'] },
  package: { name: 'Jonas Weber', preferences: ['cultura'] },
  guide: { name: 'Quim Serra', isGuide: true, accessType: 'guide', role: 'guide', roles: ['guide'] },
  cms: { name: 'Anna Roca', accessType: 'cms', canAccessCms: true },
  cmsonly: { name: 'Luis Moreno', accessType: 'cms_only', canAccessCms: true, canAccessMobile: false },
  operator: { name: 'Clara Puig', role: 'operator', roles: ['operator'], isBackendOperator: true },
}

export interface DemoPeopleOptions {
  /** `gavarres` has @sureda.test, every other tenant `@<tenant>.test`. */
  emailDomain?: string
  /** Package of `package@`; default: the first of the tenant. Without any, that person has none. */
  packageId?: string
  /** The line drawn as "my route". */
  routeId?: string
  timeZone?: string
  now?: Date
}

/**
 * The demo people of a tenant, their group and the active package; run again it changes nothing but the dates of the package. For demo data only:
 * the password is public. Returns the id of each person. `tx` is a transaction of `withTenant`.
 */
export async function createDemoPeople(
  tx: Db,
  tenantId: string,
  options: DemoPeopleOptions = {},
): Promise<Record<DemoLogin, string>> {
  const emailDomain = options.emailDomain ?? (tenantId === 'gavarres' ? 'sureda.test' : `${tenantId}.test`)
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const ids: Partial<Record<DemoLogin, string>> = {}
  for (const [login, person] of Object.entries(DEMO_PEOPLE) as [
    DemoLogin,
    (typeof DEMO_PEOPLE)[DemoLogin],
  ][]) {
    const email = `${login}@${emailDomain}`
    const [row] = await tx
      .insert(users)
      .values({ ...person, tenantId, email, passwordHash, emailVerifiedAt: new Date(), demo: true })
      .onConflictDoUpdate({ target: [users.tenantId, users.email], set: { ...person, passwordHash } })
      .returning({ id: users.id })
    if (row) ids[login] = row.id
  }
  const people = ids as Record<DemoLogin, string>
  await createDemoGroup(tx, tenantId, people, emailDomain)
  await createDemoPackage(tx, tenantId, people.package, options)
  return people
}

async function createDemoGroup(
  tx: Db,
  tenantId: string,
  people: Record<DemoLogin, string>,
  emailDomain: string,
) {
  const [existing] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(eq(groups.ownerId, people.guide))
    .limit(1)
  if (existing) return
  const [group] = await tx
    .insert(groups)
    .values({
      tenantId,
      ownerId: people.guide,
      name: 'Colla del Suro',
      people: 8,
      preferredLanguage: 'ca',
      demo: true,
    })
    .returning({ id: groups.id })
  if (!group) return
  const member = (userId: string, name: string, login: string, role: 'leader' | 'participant') => ({
    tenantId,
    groupId: group.id,
    userId,
    name,
    email: `${login}@${emailDomain}`,
    role,
  })
  await tx
    .insert(groupMembers)
    .values([
      member(people.visitor, DEMO_PEOPLE.visitor.name, 'visitor', 'leader'),
      member(people.package, DEMO_PEOPLE.package.name, 'package', 'participant'),
    ])
}

const DAY_MS = 86_400_000

/** Yesterday, today and tomorrow, whenever the demo data is imported. */
async function createDemoPackage(tx: Db, tenantId: string, userId: string, options: DemoPeopleOptions) {
  const [first] = await tx
    .select({ id: travelPackages.id })
    .from(travelPackages)
    .where(eq(travelPackages.tenantId, tenantId))
    .orderBy(asc(travelPackages.sortOrder), asc(travelPackages.id))
    .limit(1)
  const packageId = options.packageId ?? first?.id
  await tx.delete(userPackages).where(eq(userPackages.userId, userId))
  if (!packageId) return
  const now = (options.now ?? new Date()).getTime()
  const day = (offset: number) => dayIn(options.timeZone ?? 'Europe/Madrid', new Date(now + offset * DAY_MS))
  await tx.insert(userPackages).values({
    tenantId,
    userId,
    packageId,
    startsOn: day(-1),
    endsOn: day(1),
    routeId: options.routeId ?? null,
  })
}
