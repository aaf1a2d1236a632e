import path from 'node:path'
import type { ReleaseRecord, RemoteName } from '@sureda/contract/remote/registry'
import { readConfig } from '@sureda/gateway/config'
import { openInstallationDatabase, releaseStoreOf } from '@sureda/gateway/installation'
import { databaseRollouts } from '@sureda/gateway/rollout/database-rollouts'
import { promoted } from '@sureda/gateway/rollout/rollout'
import { ROOT } from './product.ts'

const MODEL: RemoteName = 'mf-games'
const ACTOR = 'bench'

/**
 * Adds releases of invented remotes until there are `total`. Each declares as much as `mf-games`, under its own paths
 * and hashes (identical ones would compress to nothing). The product must not run.
 */
export async function addRemotes(dataDir: string, total: number): Promise<void> {
  const config = readConfig({ DATA_DIR: dataDir, RELEASES_DIR: path.join(dataDir, 'releases') })
  const database = await openInstallationDatabase(config)
  try {
    const rollouts = databaseRollouts(database.db)
    const releases = await releaseStoreOf(config)
    const released = await rollouts.all()
    const version = released.find(({ remote }) => remote === MODEL)?.stable
    const model = version && (await releases.record(MODEL, version))
    if (!model) throw new Error(`${MODEL} has no release to copy`)
    for (let number = released.length + 1; number <= total; number++) {
      const record = copyOf(model, number)
      const files = new Map([['release.json', Buffer.from(JSON.stringify(record))]])
      await releases.put(record.name, record.version, files)
      await rollouts.recordRelease({
        remote: record.name,
        version: record.version,
        shellApi: record.requires.shellApi,
      })
      await rollouts.change(
        record.name,
        { action: 'promote', version: record.version, actor: ACTOR, reason: null },
        (rollout) => promoted(rollout, record.version),
      )
    }
  } finally {
    await database.close()
  }
}

function copyOf(model: ReleaseRecord, number: number): ReleaseRecord {
  const name: RemoteName = `mf-x${number}`
  const text = JSON.stringify(model)
    .replaceAll(model.name, name)
    .replaceAll('mf_games', `mf_x${number}`)
    .replaceAll('/storytours', `/x${number}`)
    .replace(/sha384-[A-Za-z0-9+/=]+/g, () => {
      const bytes = crypto.getRandomValues(new Uint8Array(48))
      return `sha384-${Buffer.from(bytes).toString('base64')}`
    })
    .replace(/\.[0-9a-f]{8}\./g, () => `.${crypto.randomUUID().slice(0, 8)}.`)
  return { ...(JSON.parse(text) as ReleaseRecord), name }
}

/** The data folder of `startProduct(name)`, relative to the root. */
export const dataDirOf = (name: string): string => path.join(ROOT, '.data', `bench-${name}`)
