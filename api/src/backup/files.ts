import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { ObjectStore } from '../storage/object-store.ts'
import { BackupError, DamagedBackupError } from './backup-error.ts'
import { PART_BYTES } from './parts.ts'

export interface StoredFile {
  key: string
  body: Buffer
}

/** A store and its folders whose files belong to the installation. */
export interface FileArea {
  store: ObjectStore
  folders: readonly string[]
}

const contents = z.array(z.object({ key: z.string(), bytes: z.number().int(), sha256: z.string() }))

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/**
 * Files of the areas in groups of about one part. Files deleted meanwhile are skipped; files never change once written.
 */
export async function* readFiles(areas: readonly FileArea[]): AsyncGenerator<StoredFile[]> {
  let group: StoredFile[] = []
  let bytes = 0
  for (const { store, folders } of areas)
    for (const folder of folders)
      for await (const { key } of store.list(folder)) {
        const body = await store.get(key)
        if (!body) continue
        if (group.length > 0 && bytes + body.length > PART_BYTES) {
          yield group
          group = []
          bytes = 0
        }
        group.push({ key, body })
        bytes += body.length
      }
  if (group.length > 0) yield group
}

/** One part: a line of JSON with key, size and SHA-256 of each file, followed by the bytes of all files. */
export const joinFiles = (files: readonly StoredFile[]): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${JSON.stringify(files.map(({ key, body }) => ({ key, bytes: body.length, sha256: hashOf(body) })))}\n`,
    ),
    ...files.map(({ body }) => body),
  ])

/** The files of a part. Throws `BackupError` naming a file that does not match its hash. */
export function splitFiles(part: Buffer): StoredFile[] {
  const headEnd = part.indexOf('\n')
  const list = contents.parse(JSON.parse(part.toString('utf8', 0, headEnd)))
  let at = headEnd + 1
  return list.map(({ key, bytes, sha256 }) => {
    const body = part.subarray(at, at + bytes)
    at += bytes
    if (hashOf(body) !== sha256)
      throw new DamagedBackupError(`The backup is damaged: the file ${key} has changed.`)
    return { key, body }
  })
}

/**
 * Writes files to the area of their folder. An identical file is skipped, so that an interrupted copy can continue.
 * Throws `BackupError` if a different file has the name, unless `replaces` is set.
 */
export async function writeFiles(
  areas: readonly FileArea[],
  files: readonly StoredFile[],
  replaces: boolean,
): Promise<void> {
  for (const { key, body } of files) {
    const area = areas.find(({ folders }) => folders.some((folder) => key.startsWith(`${folder}/`)))
    if (!area) throw new BackupError(`The backup has an unknown file: ${key}.`)
    const found = await area.store.get(key)
    if (found?.equals(body)) continue
    if (found && !replaces)
      throw new BackupError(
        `The ${area.store.kind} for files holds another file ${key}: name an empty one, or add --replace.`,
      )
    await area.store.put(key, body)
  }
}
