import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '@sureda/api/setting'
import { z } from 'zod'

/** `release.json` of a built release. */
export const releaseFile = z.object({
  version: z.string(),
  /** Short commit hash, followed by `-changed` if there were uncommitted files. */
  commit: z.string(),
  node: z.string(),
})
export type ReleaseFile = z.infer<typeof releaseFile>

/** Folder of a built release: this file is `app/server/src/release.js` in it. */
const FOLDER = path.resolve(import.meta.dirname, '../../..')
const FILE = path.join(FOLDER, 'release.json')

/** Version data of a built release; undefined in a checkout. */
export const release: ReleaseFile | undefined =
  import.meta.filename.endsWith('.js') && existsSync(FILE)
    ? releaseFile.parse(JSON.parse(readFileSync(FILE, 'utf8')))
    : undefined

/** Folders of the remotes that are part of the release. */
export function builtRemotes(): string[] {
  const folder = path.join(FOLDER, 'remotes')
  return release ? readdirSync(folder).map((name) => path.join(folder, name)) : []
}

/** Adds the defaults of a built release to the environment: its remotes, and its name for ETags. */
export const withReleaseDefaults = (env: Environment): Environment =>
  release
    ? { SHELL_DIR: path.join(FOLDER, 'shell'), RELEASE: `${release.version}-${release.commit}`, ...env }
    : env
