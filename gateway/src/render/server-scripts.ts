import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ShellFiles } from '@sureda/build/preset/shell-files-plugin'
import type { Integrity } from '@sureda/contract/remote/integrity'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { LRUCache } from 'lru-cache'
import type { ReleaseStore } from '../releases/release-store.ts'
import type { ServerScript } from './render-messages.ts'

/** Shell and remotes together; the least recently used are dropped. */
const MAX_BYTES = 32 * 1024 * 1024

/** Name of a release's server half in the renderer; undefined if it has none. */
export const serverAddress = ({ base, manifest }: ReleaseRecord): string | undefined =>
  manifest.metaData.ssrRemoteEntry && base + manifest.metaData.ssrRemoteEntry.name

/** The server half of a release is missing, or its hash is not the build's. */
export class ScriptFault extends Error {
  override name = 'ScriptFault'
}

export interface ServerScripts {
  /** @throws ScriptFault */
  shell(files: ShellFiles): Promise<ServerScript | undefined>
  /** @throws ScriptFault */
  remote(record: ReleaseRecord): Promise<ServerScript | undefined>
}

/** The server halves, read once and checked against the hash of their build. */
export function serverScripts(shellDir: string, releases: ReleaseStore): ServerScripts {
  const known = new LRUCache<string, ServerScript>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ source }) => source.length || 1,
  })
  const read = async (
    address: string,
    integrity: Integrity | undefined,
    body: () => Promise<Buffer | undefined>,
  ) => {
    const before = known.get(address)
    if (before) return before
    // a file without a hash may not belong to the release
    if (!integrity) throw new ScriptFault(`${address} has no hash`)
    const text = await body()
    if (!text) throw new ScriptFault(`${address} is missing`)
    if (!isWhole(text, integrity)) throw new ScriptFault(`${address} is not what was built`)
    const script = { address, source: text.toString('utf8') }
    known.set(address, script)
    return script
  }
  return {
    shell: async ({ server, integrity }) =>
      server === undefined
        ? undefined
        : read(`/${server}`, integrity[server], () =>
            readFile(path.join(shellDir, server)).catch(() => undefined),
          ),
    remote: async (record) => {
      const address = serverAddress(record)
      if (address === undefined) return undefined
      const { name, version, base, integrity } = record
      const file = address.slice(base.length)
      return read(
        address,
        integrity[file],
        async () => (await releases.file(name, version, file, false))?.body,
      )
    },
  }
}

function isWhole(body: Buffer, integrity: Integrity): boolean {
  const at = integrity.indexOf('-')
  return createHash(integrity.slice(0, at)).update(body).digest('base64') === integrity.slice(at + 1)
}
