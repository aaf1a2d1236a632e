import type { Db } from '../../../database/database.ts'
import { and, asc, desc, eq, inArray, or, sql } from '../../../database/orm.ts'
import type { UserRow } from '../profile/to-user.ts'
import { users } from '../profile/user.tables.ts'
import { OFFICE_ROLES } from './office-roles.ts'
import { peopleChanges } from './people.tables.ts'

/** The person with this address, locked against other changes of their rights. */
export async function lockUserByEmail(db: Db, tenantId: string, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email)))
    .for('update')
  return row
}

/** Everyone with more rights than a visitor. */
export function listOfficePeople(db: Db, tenantId: string): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(
      and(
        eq(users.tenantId, tenantId),
        or(
          sql`${users.roles} && array[${sql.join(
            OFFICE_ROLES.map((role) => sql`${role}`),
            sql`, `,
          )}]`,
          inArray(users.role, [...OFFICE_ROLES]),
          inArray(users.accessType, ['guide', 'cms', 'cms_only']),
          users.isGuide,
          users.canAccessCms,
          users.isBackendOperator,
        ),
      ),
    )
    .orderBy(asc(users.email))
}

export async function insertChange(db: Db, values: typeof peopleChanges.$inferInsert): Promise<void> {
  await db.insert(peopleChanges).values(values)
}

/** The latest changes first. */
export function listChanges(db: Db, tenantId: string, limit: number) {
  return db
    .select()
    .from(peopleChanges)
    .where(eq(peopleChanges.tenantId, tenantId))
    .orderBy(desc(peopleChanges.createdAt), desc(peopleChanges.id))
    .limit(limit)
}
