import type { Db } from '../../../database/database.ts'
import { type SQL, sql } from '../../../database/orm.ts'
import { rowsOf } from '../../../database/with-tenant.ts'
import { printError } from '../../../log/crash.ts'
import { type ObjectStore, removeFolder } from '../../../storage/object-store.ts'
import { removePhoto } from '../../../uploads/stored-photos.ts'
import { removeTerritory } from '../../platform/tenant/remove-territory.ts'
import { markDemoCopies } from './demo-people.ts'
import { PeopleError } from './people.service.ts'

/** The sample brands that come with the product. */
const SAMPLE_BRANDS = ['gavarres', 'raya']

/** What was removed from one territory. */
export interface DemoRemoval {
  id: string
  people: string[]
  groups: number
  reservations: number
  /** Uploads that nothing shows any more. */
  pictures: { path: string; widths: number[] }[]
  /** `removed`: the whole territory with its content; `stays`: a sample with real people; `own`: no sample. */
  brand: 'removed' | 'stays' | 'own'
}

/**
 * Removes demo people with everything of theirs, and sample brands without real people, which the start then does not import again. One transaction for all territories.
 * Throws `PeopleError` and changes nothing if real people need something that a demo person made.
 */
export async function removeDemo(
  db: Db,
  tenants: readonly { id: string; name: string }[],
): Promise<DemoRemoval[]> {
  await markDemoCopies(db, tenants)
  return db.transaction(async (tx) => {
    const holders = await listHolders(tx)
    const removals: DemoRemoval[] = []
    const needed: string[] = []
    for (const { id } of tenants) {
      await tx.execute(sql`select set_config('app.tenant', ${id}, true)`)
      needed.push(...(await listNeeded(tx, id)))
      removals.push(await removeFrom(tx, holders, id))
    }
    // thrown last, so that the message lists everything
    if (needed.length > 0)
      throw new PeopleError(
        `Real people still need what demo people have made:\n${needed.map((line) => `  ${line}`).join('\n')}`,
      )
    return removals
  })
}

/** Removes the files of `removeDemo`. A picture that cannot be removed is logged and stays. */
export async function removeDemoPictures(
  store: ObjectStore,
  removals: readonly DemoRemoval[],
): Promise<void> {
  const removing = removals.flatMap(({ id, brand, pictures }) =>
    brand === 'removed'
      ? [removeFolder(store, `uploads/${id}`)]
      : pictures.map(({ path, widths }) => removePhoto(store, path, widths)),
  )
  for (const result of await Promise.allSettled(removing))
    if (result.status === 'rejected') printError('a picture stays', result.reason)
}

const isDemo = (tenantId: string) =>
  sql`(select u.id from users u where u.tenant_id = ${tenantId} and u.demo and u.deleted_at is null)`
const isReal = (tenantId: string) =>
  sql`(select u.id from users u where u.tenant_id = ${tenantId} and not u.demo)`

async function removeFrom(tx: Db, holders: readonly Holder[], id: string): Promise<DemoRemoval> {
  const people = await rowsOf<{ email: string }>(
    tx,
    sql`select email from users where tenant_id = ${id} and id in ${isDemo(id)} order by email`,
  )
  const count = async (statement: SQL) => (await rowsOf<{ n: number }>(tx, statement))[0]?.n ?? 0
  const real = await count(sql`select count(*)::int as n from users where tenant_id = ${id} and not demo`)
  const groups = await count(
    sql`select count(*)::int as n from groups where tenant_id = ${id} and owner_id in ${isDemo(id)}`,
  )
  const reservations = await count(
    sql`select count(*)::int as n from reservations where tenant_id = ${id} and user_id in ${isDemo(id)}`,
  )
  // the photo of an experience that stays is still shown
  const pictures = await rowsOf<{ path: string; widths: number[] }>(
    tx,
    sql`select path, image_widths as widths from uploads u where tenant_id = ${id} and user_id in ${isDemo(id)}
        and not exists (select from experiences e where e.tenant_id = u.tenant_id and e.id = u.experience_id
          and (e.image = u.path or e.gallery @> jsonb_build_array(jsonb_build_object('image', u.path))))`,
  )
  const found = { id, people: people.map(({ email }) => email), groups, reservations, pictures }
  if (SAMPLE_BRANDS.includes(id) && real === 0) {
    await removeTerritory(tx, id)
    return { ...found, brand: 'removed' }
  }
  if (people.length > 0) {
    // experiences of the territory stay without a guide; what the guide made in the app is removed
    await tx.execute(
      sql`update experiences set guide_user_id = null where tenant_id = ${id} and guide_user_id in ${isDemo(id)}`,
    )
    await tx.execute(
      sql`update check_in_points set active = false, deleted_at = now()
          where tenant_id = ${id} and guide_user_id in ${isDemo(id)} and deleted_at is null`,
    )
    await removeRows(tx, holders, 'users', sql`tenant_id = ${id} and id in ${isDemo(id)}`)
  }
  return { ...found, brand: SAMPLE_BRANDS.includes(id) ? 'stays' : 'own' }
}

/** Groups with real members, and experiences that a demo guide leads and real people have booked. */
function listNeeded(tx: Db, id: string): Promise<string[]> {
  return rowsOf<{ line: string }>(
    tx,
    sql`select ${id} || ': group «' || g.name || '» of ' || u.email || ', with real people in it or reservations of theirs' as line
        from groups g join users u on u.tenant_id = g.tenant_id and u.id = g.owner_id
        where g.tenant_id = ${id} and g.owner_id in ${isDemo(id)} and (
          exists (select from group_members m where m.tenant_id = g.tenant_id and m.group_id = g.id and m.user_id in ${isReal(id)})
          or exists (select from reservations r where r.tenant_id = g.tenant_id and r.group_id = g.id and r.user_id in ${isReal(id)}))
        union all
        select ${id} || ': experience ' || e.id || ' of ' || u.email || ', with ' || count(*) || ' open reservations of real people'
        from experiences e join users u on u.tenant_id = e.tenant_id and u.id = e.guide_user_id
        join reservations r on r.tenant_id = e.tenant_id and r.experience_id = e.id
          and r.status in ('pending', 'confirmed') and r.user_id in ${isReal(id)}
        where e.tenant_id = ${id} and e.guide_user_id in ${isDemo(id)} group by e.id, u.email
        order by 1`,
  ).then((rows) => rows.map(({ line }) => line))
}

/** A foreign key: rows of `parent` cannot be deleted while `child` refers to them. */
interface Holder {
  parent: string
  child: string
  columns: string[]
  named: string[]
}

/** Foreign keys without cascade or set null. Read from the database, so that a new table needs no line here. */
const listHolders = (tx: Db): Promise<Holder[]> =>
  rowsOf<Holder>(
    tx,
    sql`select p.relname as parent, c.relname as child,
          (select array_agg(a.attname::text order by o.n) from unnest(f.conkey) with ordinality as o (attnum, n)
            join pg_attribute a on a.attrelid = f.conrelid and a.attnum = o.attnum) as columns,
          (select array_agg(a.attname::text order by o.n) from unnest(f.confkey) with ordinality as o (attnum, n)
            join pg_attribute a on a.attrelid = f.confrelid and a.attnum = o.attnum) as named
        from pg_constraint f join pg_class p on p.oid = f.confrelid join pg_class c on c.oid = f.conrelid
        where f.contype = 'f' and f.confdeltype in ('a', 'r') and f.conrelid <> f.confrelid
          and f.connamespace = current_schema()::regnamespace`,
  )

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )

/** Deletes the rows, after those that refer to them. */
async function removeRows(tx: Db, holders: readonly Holder[], table: string, where: SQL): Promise<void> {
  for (const { child, columns, named } of holders.filter(({ parent }) => parent === table)) {
    const rows = sql`(${names(columns)}) in (select ${names(named)} from ${sql.identifier(table)} where ${where})`
    await removeRows(tx, holders, child, rows)
  }
  await tx.execute(sql`delete from ${sql.identifier(table)} where ${where}`)
}

/** Removed sample brands, which the start does not import. */
export const listRemovedSamples = async (db: Db): Promise<string[]> =>
  (await rowsOf<{ id: string }>(db, sql`select id from removed_samples`)).map(({ id }) => id)
