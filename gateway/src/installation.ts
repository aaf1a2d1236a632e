import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database, Db } from '@sureda/api/database/database'
import { type DatabaseConfig, databaseOptions, openDatabase } from '@sureda/api/database/open'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import type { Secret } from '@sureda/api/secret'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@sureda/api/storage/private-folder'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import type { GatewayConfig } from './config.ts'
import { type Control, controlOf } from './releases/commands.ts'
import { directoryStore } from './releases/directory-store.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import { databaseRollouts } from './rollout/database-rollouts.ts'

export const RELEASE_STORE_SETTINGS = [
  'RELEASES_DIR',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const
type ReleaseStoreSetting = (typeof RELEASE_STORE_SETTINGS)[number]

/** The configured release store: a bucket, else a folder. */
export async function releaseStoreOf(
  config: Pick<GatewayConfig, ReleaseStoreSetting>,
): Promise<ReleaseStore> {
  if (!config.S3_BUCKET) return directoryStore(path.resolve(config.RELEASES_DIR))
  // loaded on demand: most installations never need the S3 client
  const { s3Store } = await import('./releases/s3-store.ts')
  return s3Store({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    endpoint: config.S3_ENDPOINT,
    accessKeyId: config.S3_ACCESS_KEY_ID,
    secretAccessKey: config.S3_SECRET_ACCESS_KEY,
  })
}

export function openInstallationDatabase(
  config: DatabaseConfig,
  onError?: (error: unknown) => void,
): Promise<Database> {
  return openDatabase({ ...databaseOptions(config), onError })
}

/** Changes of rollouts on an open database. */
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
  if (existsSync(file)) return [readFileSync(file, 'utf8')]
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(config.DATA_DIR, { recursive: true, mode: PRIVATE_FOLDER })
  writeFileSync(file, secret, { mode: PRIVATE_FILE })
  return [secret]
}
