import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database/database.ts'
import { openEmbedded } from '../database/embedded.ts'
import { sql } from '../database/orm.ts'
import { withTenant } from '../database/with-tenant.ts'
import { folderObjects } from '../storage/folder-objects.ts'
import { addReservation } from '../testing/test-belongings.ts'
import { addContent } from '../testing/test-content.ts'
import { createPerson, type TestPerson } from '../testing/test-people.ts'
import { seedTenants } from '../testing/test-tenants.ts'
import { type BackupLocation, parseLocation } from './backup-location.ts'
import type { FileArea } from './files.ts'
import { readTables } from './table-catalog.ts'

/** An installation with what is hard to carry over: two territories, all kinds of values, a circle of keys, numbers given out, files. */
export async function fillInstallation(database: Database, files: FileArea): Promise<TestPerson> {
  const { db } = database
  await seedTenants(db)
  const person = await createPerson(db, 'gavarres', {
    name: 'Ona\t"Serra"\\n\n😀 \u2028',
    roles: ['a,b', '{}', ''],
  })
  await createPerson(db, 'raya', { notifications: { push: true } as never })
  await addContent(db, 'gavarres', { experiences: [{ id: 'a-menu' }, { id: 'walk' }] })
  const reservation = await addReservation(db, person, 'walk', 'confirmed')
  const path = `uploads/gavarres/${crypto.randomUUID()}.webp`
  await withTenant(db, 'gavarres', async (tx) => {
    // the first by name refers to a later one of the same table
    await tx.execute(sql`update experiences set restaurant_id = 'walk', price = 12.50 where id = 'a-menu'`)
    await tx.execute(
      sql`update reservations set status = 'cancelled', cancelled_by = 'member', outcome = 'cancelled' where id = ${reservation}`,
    )
    await tx.execute(sql`insert into idempotency_keys (tenant_id, user_id, key, route, request_hash, status, body)
      values ('gavarres', null, 'k', 'r', 'h', 200, 'null'), ('gavarres', ${person.user.id}, 'k', 'r', 'h', 200, null)`)
    await tx.execute(
      sql`insert into job_failures (tenant_id, job, row_id, error, retry_at) values ('gavarres', 'j', 'r', 'e', 'infinity')`,
    )
    await tx.execute(sql`insert into mail_outbox (tenant_id, recipient, subject, body, sent_at)
      values ('gavarres', 'a@example.org', 's', 'b', null), ('gavarres', 'b@example.org', 's', 'b', now())`)
    await tx.execute(
      sql`insert into uploads (tenant_id, user_id, path, bytes) values ('gavarres', ${person.user.id}, ${path}, 9)`,
    )
    await tx.execute(sql`insert into points_ledger (tenant_id, user_id, delta, source_type, source_id, occurrence)
      values ('gavarres', ${person.user.id}, 10, 'checkin', 'location:1', 'once')`)
  })
  await files.store.put(path, Buffer.from('a picture'))
  await files.store.put('uploads/gavarres/large.webp', Buffer.alloc(9_000_000, 7))
  return person
}

/** A hash of each table as the tables of this database are: rows of all tenants, in no order. */
export async function tableHashes(database: Database): Promise<Record<string, string>> {
  return database.withTransaction('snapshot', async (session) => {
    const tables = await readTables(session)
    const tenants = await session.query<{ id: string }>('select id from tenants')
    const hashes: Record<string, string> = {}
    for (const { name, ofTenants } of tables) {
      const lines: string[] = []
      for (const { id } of ofTenants ? tenants : [{ id: '' }]) {
        await session.query(
          `select set_config('app.tenant', $1, true), set_config('timezone', 'UTC', true)`,
          [id],
        )
        const condition = ofTenants ? 'where tenant_id = current_tenant()' : ''
        const rows = await session.query<{ line: string }>(
          `select ${name}::text as line from ${name} ${condition}`,
        )
        lines.push(...rows.map(({ line }) => line))
      }
      hashes[name] =
        `${lines.length} ${createHash('sha256').update(lines.sort().join('\n')).digest('hex').slice(0, 12)}`
    }
    return hashes
  })
}

export interface BackupFolders {
  root: string
  /** A new place for backups. */
  location(): Promise<BackupLocation>
  /** A new, empty store of uploads and releases. */
  files(): FileArea
  /** A new embedded database, without tables. */
  database(): ReturnType<typeof openEmbedded>
  remove(): void
}

export function backupFolders(): BackupFolders {
  const root = mkdtempSync(join(tmpdir(), 'sureda-backup-'))
  const empty = join(root, 'empty')
  let count = 0
  const next = (name: string) => join(root, `${name}-${++count}`)
  return {
    root,
    location: () => parseLocation(next('backups'), root, { region: 'eu-south-2' }),
    files: () => ({ store: folderObjects(next('files')), folders: ['uploads', 'mf', 'private'] }),
    database: async () => {
      const directory = join(next('data'), 'database')
      // made once: it takes seconds
      if (existsSync(empty)) cpSync(empty, directory, { recursive: true })
      const database = await openEmbedded({ directory, durability: 'off' })
      if (!existsSync(empty)) {
        await database.settle()
        cpSync(directory, empty, { recursive: true })
      }
      return database
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
