import type { Database, TransactionSession } from '../database/database.ts'
import { assertNotHalfRestored } from '../database/unfinished-restore.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { isUploadPath } from '../uploads/stored-photos.ts'
import { encrypterFor } from './encryption.ts'
import { type FileArea, joinFiles, readFiles } from './files.ts'
import { BACKUP_FORMAT, type Manifest, type Part } from './manifest.ts'
import { PART_BYTES, PartWriter } from './parts.ts'
import { RowCounter, readRows } from './rows.ts'
import { setCanonicalTextFormat } from './sql-text.ts'
import { readSequences, readTables, type Table } from './table-catalog.ts'

export interface BackupSource {
  /** Source of the rows: PostgreSQL, or a copy of the embedded database (`embedded-copy.ts`). */
  database: Database
  files: readonly FileArea[]
  program: string
}

export interface BackupOptions {
  /** Public keys of age. Without any, the backup is not encrypted. */
  recipients: readonly string[]
  /** The backup stops before its next part. */
  signal?: AbortSignal
}

/**
 * Writes all rows of one moment and then all files to `target`. Rows come first, so that every file they name is
 * included unless it was deleted meanwhile. The caller must store the manifest last: a backup without it is incomplete.
 * Throws `BackupError`, `StorageError`, `UnusableDatabaseError` if the database is only half restored, and database
 * errors.
 */
export async function writeBackup(
  source: BackupSource,
  target: ObjectStore,
  options: BackupOptions,
): Promise<Manifest> {
  const writer = new PartWriter(target, encrypterFor(options.recipients))
  try {
    return await writeParts(source, writer, options)
  } finally {
    // otherwise a part that is still being written would remain after a failed backup
    await writer.end().catch(() => undefined)
  }
}

async function writeParts(
  { database, files, program }: BackupSource,
  writer: PartWriter,
  { recipients, signal }: BackupOptions,
): Promise<Manifest> {
  const rows = await database.withTransaction('snapshot', async (session) => {
    await assertNotHalfRestored(session)
    await setCanonicalTextFormat(session)
    const head = await readHead(session)
    const tables: Manifest['tables'] = []
    for (const table of await readTables(session))
      tables.push(await writeTable(session, table, head.tenants, writer, signal))
    const uploads = await readUploadPaths(session, head.tenants)
    return { ...head, tables, uploads, sequences: await readSequences(session) }
  })
  const { tenants: _, uploads, ...ofRows } = rows
  const ofFiles = await writeFileParts(files, writer, uploads, signal)
  await writer.end()
  return {
    format: BACKUP_FORMAT,
    program,
    engine: database.kind,
    recipients: [...recipients],
    ...ofRows,
    files: ofFiles,
  }
}

async function readHead(session: TransactionSession) {
  const [clock] = await session.query<{ at: string }>(
    `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  )
  const migrations = await session.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  )
  const tenants = await session.query<{ id: string }>('select id from tenants order by id')
  return { takenAt: clock?.at ?? '', migrations, tenants: tenants.map(({ id }) => id) }
}

async function writeTable(
  session: TransactionSession,
  table: Table,
  tenants: readonly string[],
  writer: PartWriter,
  signal: AbortSignal | undefined,
): Promise<Manifest['tables'][number]> {
  const counter = new RowCounter()
  const parts: Part[] = []
  // buffers instead of strings: strings of a whole part would outlive the young generation of the heap
  let text: Buffer[] = []
  let length = 0
  let number = 0
  const flush = async () => {
    signal?.throwIfAborted()
    number += 1
    await writer.add(`tables/${table.name}-${numbered(number)}.jsonl.gz`, Buffer.concat(text), parts)
    text = []
    length = 0
  }
  for await (const lines of readRows(session, table, tenants)) {
    for (const line of lines) counter.add(line)
    const bytes = Buffer.from(`${lines.join('\n')}\n`)
    text.push(bytes)
    length += bytes.length
    if (length >= PART_BYTES) await flush()
  }
  if (length > 0) await flush()
  return { name: table.name, columns: table.columns.map(({ name }) => name), ...counter.total, parts }
}

/** Every upload of a person that still exists. */
async function readUploadPaths(session: TransactionSession, tenants: readonly string[]): Promise<string[]> {
  const paths: string[] = []
  for (const tenant of tenants) {
    await session.query(`select set_config('app.tenant', $1, true)`, [tenant])
    const rows = await session.query<{ path: string }>('select path from uploads where tenant_id = $1', [
      tenant,
    ])
    paths.push(...rows.map(({ path }) => path))
  }
  return paths.filter(isUploadPath)
}

async function writeFileParts(
  areas: readonly FileArea[],
  writer: PartWriter,
  uploads: readonly string[],
  signal: AbortSignal | undefined,
): Promise<Manifest['files']> {
  const parts: Part[] = []
  const missing = new Set(uploads)
  let [count, bytes, number] = [0, 0, 0]
  for await (const group of readFiles(areas)) {
    signal?.throwIfAborted()
    number += 1
    await writer.add(`files/${numbered(number)}.pack.gz`, joinFiles(group), parts)
    count += group.length
    for (const { key, body } of group) {
      bytes += body.length
      missing.delete(key)
    }
  }
  return { count, bytes, parts, gone: [...missing].sort() }
}

const numbered = (number: number) => String(number).padStart(5, '0')
