import type { Database } from '@sureda/api/database/database'
import type { GatewayConfig } from '../config.ts'
import { openControl, releaseStoreOf } from '../installation.ts'
import type { aRelease } from './fixtures.ts'

/** Puts a release into the store of an installation and makes it public. */
export async function promoteRelease(
  config: GatewayConfig,
  { db }: Pick<Database, 'db'>,
  { record, files }: ReturnType<typeof aRelease>,
): Promise<void> {
  const { name: remote, version } = record
  await (await releaseStoreOf(config)).put(remote, version, files)
  const control = await openControl(db, config)
  await control.run({ action: 'promote', remote, version, actor: 'test' })
}
