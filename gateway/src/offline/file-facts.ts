import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { sha384 } from '@sureda/build/release'
import type { CachedFile } from '@sureda/contract/remote/offline'

export type FileFacts = Pick<CachedFile, 'bytes' | 'integrity'>

const known = new Map<string, FileFacts & { changed: number }>()

/** Size and hash of a file in a folder, recomputed only when the file has changed. Undefined if there is none. */
export async function factsOf(root: string, name: string): Promise<FileFacts | undefined> {
  const file = path.join(root, name)
  // names come from content: none may escape the folder
  if (!file.startsWith(path.join(root, path.sep))) return undefined
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const before = known.get(file)
  if (before?.changed === found.mtimeMs && before.bytes === found.size) return before
  const body = await readFile(file)
  const facts = { bytes: body.length, integrity: sha384(body), changed: found.mtimeMs }
  known.set(file, facts)
  return facts
}

/** A file for phones, with access to its bytes. */
export interface SetFile extends CachedFile {
  read: () => Promise<Buffer>
}

/** The same for a file in a folder, under its public address. */
export async function storedFile(url: string, root: string, name: string): Promise<SetFile | undefined> {
  const facts = await factsOf(root, name)
  if (!facts) return undefined
  return { url, bytes: facts.bytes, integrity: facts.integrity, read: () => readFile(path.join(root, name)) }
}
