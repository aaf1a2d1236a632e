import type { Db } from '@sureda/api/database/database'
import { sql } from '@sureda/api/database/orm'
import { rowsOf } from '@sureda/api/database/with-tenant'
import { hashPassword } from '@sureda/api/modules/members/auth/password'
import { resolveDay } from '../pack/dates.ts'
import type { DemoJourneys, DemoPeople } from '../pack/demo.ts'
import type { Context } from './context.ts'
import { demoReservations } from './demo-reservations.ts'
import { type Counts, insertMissing, stableUuid, upsert } from './upsert.ts'

/** Writes people, groups, packages and reservations for a demo. Never used for a production import. */
export async function writeDemo(
  db: Db,
  context: Context,
  { people, journeys }: { people: DemoPeople; journeys: DemoJourneys },
): Promise<Record<string, Counts>> {
  const tenantId = context.pack.tenant.id
  const personId = (email: string) => stableUuid(tenantId, 'person', email)
  const groupId = (key: string) => stableUuid(tenantId, 'group', key)
  const counts: Record<string, Counts> = {}
  counts['demo people'] = await writePeople(db, tenantId, people, personId)
  await assignGuides(db, context, personId)
  counts['demo groups'] = await insertMissing(
    db,
    'groups',
    journeys.groups.map(({ key, owner, members: _, ...group }) => ({
      tenant_id: tenantId,
      id: groupId(key),
      owner_id: personId(owner),
      name: group.name,
      description: group.description ?? null,
      type: group.type,
      people: group.people,
      special_requirements: group.special_requirements ?? null,
      preferred_language: group.preferred_language ?? null,
      difficulty_preference: group.difficulty_preference ?? null,
      budget_range: group.budget_range ?? null,
      pets: group.pet && group.type === 'pets' ? [group.pet] : [],
      demo: true,
      ...fresh(),
    })),
  )
  counts['demo group members'] = await insertMissing(
    db,
    'group_members',
    journeys.groups.flatMap((group) =>
      group.members.map(({ user, ...member }, index) => ({
        tenant_id: tenantId,
        id: stableUuid(tenantId, 'member', group.key, String(index)),
        group_id: groupId(group.key),
        user_id: user ? personId(user) : null,
        name: member.name,
        email: member.email ?? null,
        phone: member.phone ?? null,
        age: member.age ?? null,
        role: member.role,
        notes: member.notes ?? null,
        created_at: new Date().toISOString(),
      })),
    ),
  )
  counts['demo packages'] = await upsert(
    db,
    'user_packages',
    ['tenant_id', 'id'],
    journeys.packages.map((travel) => ({
      tenant_id: tenantId,
      id: stableUuid(tenantId, 'package', travel.user, travel.package),
      user_id: personId(travel.user),
      package_id: travel.package,
      starts_on: resolveDay(travel.starts_on, context.today),
      ends_on: resolveDay(travel.ends_on, context.today),
      route_id: travel.route ?? null,
    })),
  )
  counts['demo favorites'] = await insertMissing(
    db,
    'favorites',
    journeys.favorites.map(({ user, type, id }) => ({
      tenant_id: tenantId,
      user_id: personId(user),
      favoritable_type: type,
      favoritable_id: id,
      created_at: new Date().toISOString(),
    })),
  )
  counts['demo points'] = await insertMissing(
    db,
    'points_ledger',
    journeys.points.map(({ user, ...entry }) => ({
      tenant_id: tenantId,
      id: stableUuid(tenantId, 'points', user, entry.source_type, entry.source_id),
      user_id: personId(user),
      ...entry,
      occurrence: 'once',
      meta: { demo: true },
      created_at: new Date().toISOString(),
    })),
  )
  counts['demo reservations'] = await demoReservations(db, context, journeys.reservations, {
    personId,
    groupId,
  })
  return counts
}

const fresh = () => ({ created_at: new Date().toISOString(), updated_at: new Date().toISOString() })

async function writePeople(
  db: Db,
  tenantId: string,
  { password, people }: DemoPeople,
  personId: (email: string) => string,
): Promise<Counts> {
  const known = new Set(
    (await rowsOf<{ email: string }>(db, sql`select email from users where tenant_id = ${tenantId}`)).map(
      (row) => row.email,
    ),
  )
  const missing = people.filter((person) => !known.has(person.email))
  const rows = await Promise.all(
    missing.map(async (person) => ({
      tenant_id: tenantId,
      id: personId(person.email),
      email: person.email,
      user_name: person.user_name,
      name: person.name,
      phone: person.phone ?? null,
      preferred_language: person.preferred_language ?? null,
      password_hash: await hashPassword(password),
      email_verified_at: new Date().toISOString(),
      roles: person.roles,
      role: person.role ?? null,
      access_type: person.access_type,
      is_guide: person.is_guide,
      can_access_cms: person.can_access_cms,
      can_access_mobile: person.can_access_mobile,
      is_backend_operator: person.is_backend_operator,
      notifications: { push: false, email: true, offers: false },
      privacy: { share_location: false, public_profile: false },
      preferences: person.preferences,
      demo: true,
      ...fresh(),
    })),
  )
  const counts = await insertMissing(db, 'users', rows)
  return { ...counts, unchanged: people.length - counts.created }
}

/** Gives the demo guide the experiences without an owner. */
async function assignGuides(db: Db, context: Context, personId: (email: string) => string): Promise<void> {
  for (const { id, guide } of context.pack.items.experiences) {
    if (!guide) continue
    await db.execute(
      sql`update experiences set guide_user_id = ${personId(guide)}
        where tenant_id = ${context.pack.tenant.id} and id = ${id} and guide_user_id is null`,
    )
  }
}
