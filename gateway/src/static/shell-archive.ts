import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { brotli, gzip } from '@sureda/api/compression/encode'
import { isText } from '../releases/brotli-copies.ts'

const KEEP_MS = 30 * 86_400_000

/**
 * Archives the hashed files of every shell release for 30 days, so that a page opened before an update can still load
 * its parts. Returns the folder with `assets/…` of all of them. If it cannot be written, `onFull` gets the error and the
 * server starts nevertheless.
 */
export function archiveShell(shellDir: string, archiveDir: string, onFull: (error: unknown) => void): string {
  const from = path.join(shellDir, 'assets')
  const to = path.join(archiveDir, 'assets')
  try {
    mkdirSync(to, { recursive: true })
    for (const file of filesBelow(to)) {
      const since = Date.now() - KEEP_MS
      // another process on the machine may have just removed it
      const found = statSync(path.join(to, file), { throwIfNoEntry: false })
      if (found && found.mtimeMs < since) rmSync(path.join(to, file), { force: true })
    }
    // the copy's time says when a file was last part of the current release
    if (existsSync(from)) cpSync(from, to, { recursive: true, filter: (file) => !file.endsWith('.map') })
  } catch (error) {
    onFull(error)
  }
  return archiveDir
}

/** Writes `<file>.br` and `<file>.gz` beside every text file of a build; later starts reuse them. */
export async function compressShell(shellDir: string): Promise<void> {
  const assets = path.join(shellDir, 'assets')
  const names = existsSync(assets) ? filesBelow(assets) : []
  await Promise.all(
    names
      .filter((name) => isText(name) && !names.includes(`${name}.gz`))
      .map(async (name) => {
        const body = readFileSync(path.join(assets, name))
        const [br, gz] = await Promise.all([brotli(body), gzip(body)])
        if (br) writeFileSync(path.join(assets, `${name}.br`), br)
        if (gz) writeFileSync(path.join(assets, `${name}.gz`), gz)
      }),
  )
}

/** Names of the files of a shell that phones may ask for. */
export function shellAssets(shellDir: string): string[] {
  const assets = path.join(shellDir, 'assets')
  return existsSync(assets) ? filesBelow(assets).filter((name) => !/\.(map|br|gz)$/.test(name)) : []
}

const filesBelow = (dir: string) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
