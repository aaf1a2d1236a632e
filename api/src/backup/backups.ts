import { randomBytes } from 'node:crypto'
import { BackupError } from './backup-error.ts'
import { type BackupLocation, locationIn, storeAt } from './backup-location.ts'
import { type BackupOptions, type BackupSource, writeBackup } from './create.ts'
import { BACKUP_FORMAT, type Manifest, manifestSchema } from './manifest.ts'

/** Written first, so that an interrupted backup can be recognised and has a known age. */
const STARTED = 'started.json'
/** Written last: a backup without it is incomplete. */
const MANIFEST = 'backup.json'
/** No backup takes this long, so an older incomplete one was interrupted. */
const INTERRUPTED_AFTER_MS = 24 * 3_600_000

const NAME = /^sureda-\d{8}T\d{6}Z-[0-9a-f]{4}$/

export interface StoredBackup {
  name: string
  isComplete: boolean
  startedAt: Date
  bytes: number
}

/**
 * Makes a backup in a new folder of `location` and returns where it is. If it fails, what was written is removed. Throws
 * `BackupError`, `StorageError`.
 */
export async function makeBackup(
  source: BackupSource,
  location: BackupLocation,
  options: BackupOptions,
): Promise<{ location: BackupLocation; manifest: Manifest }> {
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const own = locationIn(location, `sureda-${time}-${randomBytes(2).toString('hex')}`)
  const store = storeAt(own)
  try {
    await store.put(STARTED, Buffer.from(JSON.stringify({ format: BACKUP_FORMAT, program: source.program })))
    const manifest = await writeBackup(source, store, options)
    await store.put(MANIFEST, Buffer.from(JSON.stringify(manifest, undefined, 1)))
    return { location: own, manifest }
  } catch (error) {
    await removeBackup(own).catch(() => undefined)
    throw error
  }
}

/** Reads the manifest of a backup. Throws `BackupError` if the backup is incomplete or a newer program wrote it. */
export async function readManifest(location: BackupLocation): Promise<Manifest> {
  const store = storeAt(location)
  const text = await store.get(MANIFEST)
  if (!text)
    throw new BackupError(
      (await store.has(STARTED))
        ? `${location.address} was interrupted: it is not a backup. Use an earlier one.`
        : `There is no backup in ${location.address}.`,
    )
  const content = parsed(text)
  if (typeof content?.format === 'number' && content.format > BACKUP_FORMAT)
    throw new BackupError(
      `${location.address} was made by a newer version (${String(content.program)}): install that one or a later one.`,
    )
  const manifest = manifestSchema.safeParse(content)
  if (!manifest.success) throw new BackupError(`The backup is damaged: ${MANIFEST} cannot be read.`)
  return manifest.data
}

function parsed(text: Buffer): { format?: unknown; program?: unknown } | undefined {
  try {
    return JSON.parse(text.toString('utf8')) as { format?: unknown }
  } catch {
    return undefined
  }
}

/** All backups of a place, newest first. */
export async function listBackups({ store, folder }: BackupLocation): Promise<StoredBackup[]> {
  const found = new Map<string, StoredBackup>()
  for await (const { key, bytes, at } of store.list(folder)) {
    const [name = '', file] = key.slice(folder.length + 1).split('/')
    if (!NAME.test(name)) continue
    const former = found.get(name) ?? { name, isComplete: false, startedAt: at, bytes: 0 }
    found.set(name, {
      name,
      isComplete: former.isComplete || file === MANIFEST,
      startedAt: new Date(Math.min(at.getTime(), former.startedAt.getTime())),
      bytes: former.bytes + bytes,
    })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? 1 : -1))
}

/**
 * Removes all complete backups except `count`, and those interrupted more than a day ago. Keeps the one that was just
 * made, then the newest by their names, which a wrong clock may have given. Returns the names of the removed.
 */
export async function removeOldBackups(
  location: BackupLocation,
  count: number,
  now: Date,
  made: BackupLocation,
): Promise<string[]> {
  const all = await listBackups(location)
  const isMade = (name: string) => locationIn(location, name).folder === made.folder
  const old = all.filter(({ name, isComplete }) => isComplete && !isMade(name)).slice(count - 1)
  const interrupted = all.filter(
    ({ isComplete, startedAt }) => !isComplete && now.getTime() - startedAt.getTime() > INTERRUPTED_AFTER_MS,
  )
  const names = [...old, ...interrupted].map(({ name }) => name)
  for (const name of names) await removeBackup(locationIn(location, name))
  return names
}

/** Removes the manifest first, so that an interrupted removal leaves no backup that looks complete. */
async function removeBackup(location: BackupLocation): Promise<void> {
  const keys: string[] = []
  for await (const { key } of location.store.list(location.folder)) keys.push(key)
  await storeAt(location).remove([MANIFEST])
  await location.store.remove(keys)
}
