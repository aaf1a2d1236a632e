import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Database } from '@sureda/api/database/database'
import { type DatabaseConfig, databaseOptions, openDatabase } from '@sureda/api/database/open'
import { createTenantDirectory } from '@sureda/api/modules/platform/tenant/tenant-directory'
import type { Secret } from '@sureda/api/secret'
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@sureda/api/storage/private-folder'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import type { GatewayConfig } from './config.ts'
import { type Control, controlOf } from './releases/commands.ts'
import { runningControl } from './releases/control-endpoint.ts'
import { directoryStore } from './releases/directory-store.ts'
import type { ReleaseStore } from './releases/release-store.ts'
import { databaseRollouts } from './rollout/database-rollouts.ts'
import { RolloutError } from './rollout/rollout.ts'
import { databaseTeams } from './teams/database-teams.ts'
import type { TeamControl } from './teams/team-store.ts'

/** The configured release store: a bucket, else a folder. */
export async function releaseStoreOf(config: GatewayConfig): Promise<ReleaseStore> {
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

/**
 * Runs `work` with the rollout state of this installation: through its running server if there is one (the embedded
 * database serves one process), else on the database itself.
 */
export async function withControl<T>(
  config: GatewayConfig,
  work: (control: Control, teams: TeamControl) => Promise<T>,
): Promise<T> {
  const running = config.DATABASE_URL ? undefined : await runningControl(config.DATA_DIR)
  if (running) return work(running, running.teams)
  if (!config.DATABASE_URL && !existsSync(path.join(config.DATA_DIR, 'database')))
    throw new RolloutError(`There is no installation in ${config.DATA_DIR} yet: run npm start once.`)
  const database = await openInstallationDatabase(config).catch(inWords)
  try {
    const { all } = createTenantDirectory(database.db, { fallbackTenant: config.FALLBACK_TENANT })
    const control = controlOf({
      rollouts: databaseRollouts(database.db),
      releases: await releaseStoreOf(config),
      shellApi: SHELL_API_VERSION,
      tenants: async () => (await all()).map(({ id }) => id),
    })
    return await work(control, databaseTeams(database.db)).catch(inWords)
  } finally {
    await database.close()
  }
}

const DATABASE_FAULTS: Record<string, string> = {
  '42P01': 'The database has no tables yet: run npm start once.',
  '3D000': 'The database that DATABASE_URL names does not exist.',
  '28P01': 'The database refuses the user or password of DATABASE_URL.',
  ECONNREFUSED: 'The database of DATABASE_URL does not answer: is it running, and is the address right?',
  ENOTFOUND: 'The machine that DATABASE_URL names is not known.',
  ETIMEDOUT: 'The database of DATABASE_URL does not answer in time.',
}

/** Converts errors a person can act on into one sentence; rethrows everything else. */
function inWords(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = DATABASE_FAULTS[String((cause as { code?: unknown }).code)]
    if (sentence) throw new RolloutError(sentence)
  }
  throw error
}

/** Secret for staff overrides: from the environment, else created once and stored with the data. */
export function overrideSecretOf(config: GatewayConfig): Secret {
  if (config.OVERRIDE_SECRET) return config.OVERRIDE_SECRET
  const file = path.join(config.DATA_DIR, 'override-secret')
  if (existsSync(file)) return [readFileSync(file, 'utf8')]
  const secret = randomBytes(32).toString('base64url')
  mkdirSync(config.DATA_DIR, { recursive: true, mode: PRIVATE_FOLDER })
  writeFileSync(file, secret, { mode: PRIVATE_FILE })
  return [secret]
}
