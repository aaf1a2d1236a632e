import type { GatewayConfig } from '../config.ts'
import { releaseStoreOf, withControl } from '../installation.ts'
import type { aRelease } from './fixtures.ts'

/** Ships a release to a running server and makes it public, like the command line. */
export async function promoteRelease(
  config: GatewayConfig,
  { record, files }: ReturnType<typeof aRelease>,
): Promise<void> {
  const { name: remote, version } = record
  await (await releaseStoreOf(config)).put(remote, version, files)
  await withControl(config, (control) => control.run({ action: 'promote', remote, version, actor: 'test' }))
}
