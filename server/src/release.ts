import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '@sureda/api/setting'
import { z } from 'zod'

/** `release.json` of a built release. */
export const releaseFile = z.object({
  version: z.string(),
  /** Short; with `-changed` where files were not committed. */
  commit: z.string(),
  node: z.string(),
})
export type ReleaseFile = z.infer<typeof releaseFile>

/** Folder of a built release: this file is `app/server/src/release.js` in it. */
const FOLDER = path.resolve(import.meta.dirname, '../../..')
const FILE = path.join(FOLDER, 'release.json')

/** What a built release says of itself; undefined in a checkout. */
export const release: ReleaseFile | undefined =
  import.meta.filename.endsWith('.js') && existsSync(FILE)
    ? releaseFile.parse(JSON.parse(readFileSync(FILE, 'utf8')))
    : undefined

/** Folders with the remotes that come with a release. */
export function builtRemotes(): string[] {
  const folder = path.join(FOLDER, 'remotes')
  return release ? readdirSync(folder).map((name) => path.join(folder, name)) : []
}

/** Defaults of a built release beneath the environment of the process: what was built with it, and its name in every ETag. */
export const withReleaseDefaults = (env: Environment): Environment =>
  release
    ? { SHELL_DIR: path.join(FOLDER, 'shell'), RELEASE: `${release.version}-${release.commit}`, ...env }
    : env
