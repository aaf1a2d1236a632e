import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database, Db } from '@sureda/api/database/database'
import { type DatabaseConfig, databaseOptions, openDatabase } from '@sureda/api/database/open'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import type { Secret } from '@sureda/api/secret'
import { BUCKET_NAMES } from '@sureda/api/storage/bucket-settings'
import { type BucketConfig, openObjects } from '@sureda/api/storage/open-objects'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@sureda/api/storage/private-folder'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import type { GatewayConfig } from './config.ts'
import { type Control, controlOf } from './releases/commands.ts'
import { objectReleases } from './releases/object-releases.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import { databaseRollouts } from './rollout/database-rollouts.ts'

export const RELEASE_STORE_SETTINGS = ['RELEASES_DIR', ...BUCKET_NAMES] as const

/** The configured release store: a bucket, else a folder. */
export const releaseStoreOf = async (
  config: BucketConfig & Pick<GatewayConfig, 'RELEASES_DIR'>,
): Promise<ReleaseStore> => objectReleases(await openObjects(config, config.RELEASES_DIR))

export function openInstallationDatabase(
  config: DatabaseConfig,
  onError?: (error: unknown) => void,
): Promise<Database> {
  return openDatabase({ ...databaseOptions(config), onError })
}

/** The commands for rollouts, on an open database. */
export async function openControl(db: Db, config: Parameters<typeof releaseStoreOf>[0]): Promise<Control> {
  const directory = createTenantDirectory(db, {})
  return controlOf({
    rollouts: databaseRollouts(db),
    releases: await releaseStoreOf(config),
    shellApi: SHELL_API_VERSION,
    tenants: async () => (await directory.all()).map(({ id }) => id),
  })
}

/** Secret for staff overrides: from the environment, else created once and stored with the data. */
export function overrideSecretOf(config: Pick<GatewayConfig, 'OVERRIDE_SECRET' | 'DATA_DIR'>): Secret {
  if (config.OVERRIDE_SECRET) return config.OVERRIDE_SECRET
  const file = path.join(config.DATA_DIR, 'override-secret')
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const secret = randomBytes(32).toString('base64url')
  // a full disk or a power cut leaves a part of it, which could be guessed
  if (stored.length >= secret.length) return [stored]
  mkdirSync(config.DATA_DIR, { recursive: true, mode: PRIVATE_FOLDER })
  writeFileSync(file, secret, { mode: PRIVATE_FILE })
  return [secret]
}
