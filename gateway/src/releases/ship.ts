import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import type { Control } from './commands.ts'
import { contentsHash } from './object-releases.ts'
import { privateFolder, type ReleaseStore, ReleaseStoreError } from './release-store.ts'

export interface BuiltRelease {
  record: ReleaseRecord
  files: Map<string, Buffer>
}

/** Reads the build in a remote's `dist`. */
export function readBuilt(distDir: string): BuiltRelease {
  const file = path.join(distDir, 'release.json')
  if (!existsSync(file)) throw new ReleaseStoreError(`${distDir} holds no build: release.json is missing.`)
  const files = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  return {
    record: JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord,
    files: new Map(
      files.map((name) => [path.relative(distDir, name).replaceAll('\\', '/'), readFileSync(name)]),
    ),
  }
}

/** Stores a build and records it. True if it is new. */
export async function ship(
  { record, files }: BuiltRelease,
  releases: ReleaseStore,
  control: Control,
  actor: string,
): Promise<boolean> {
  const { name: remote, version } = record
  const isNew = !(await releases.has(remote, version))
  if (isNew) {
    await control.run({ action: 'begin', remote, version, actor, contents: contentsHash(files) })
    await storeRelease({ record, files }, releases)
  }
  await control.run({ action: 'record', remote, version, actor })
  return isNew
}

const isMap = (name: string) => name.endsWith('.map')

/**
 * Stores a release whose contents were claimed. Source maps go to the private files, because a CDN in front of the
 * bucket serves everything in the release's folder.
 */
export async function storeRelease({ record, files }: BuiltRelease, releases: ReleaseStore): Promise<void> {
  const { name: remote, version } = record
  for (const [name, body] of files)
    if (isMap(name)) await releases.private.put(`${privateFolder(remote, version)}/${name}`, body)
  await releases
    .put(remote, version, new Map([...files].filter(([name]) => !isMap(name))))
    .catch(async (error: unknown) => {
      // another process was faster: two that start at the same time ship the same builds
      if (!(await releases.has(remote, version))) throw error
    })
}
