import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@sureda/api/storage/private-folder'

const underWay = new Map<string, Promise<Buffer>>()

/** A picture that is drawn at its first request and stored in a file; concurrent requests draw it once. */
export async function cachedFile(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFileSync(file)
  const started = underWay.get(file)
  if (started) return started
  const making = draw()
    .then((bytes) => {
      try {
        mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER })
        // written beside it and renamed, so that a concurrent reader finds the whole file or none
        writeFileSync(`${file}.part`, bytes, { mode: PRIVATE_FILE })
        renameSync(`${file}.part`, file)
      } catch {
        // the folder is full: the picture is drawn again for the next request
      }
      return bytes
    })
    .finally(() => underWay.delete(file))
  underWay.set(file, making)
  return making
}
