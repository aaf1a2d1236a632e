import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import type { ReleaseStore } from '@sureda/gateway/releases/release-store'

/** The one release of a development build; its files change in place. */
export const DEV_VERSION = 'dev'

export const devDir = (name: string): string => path.join(ROOT, '.cache/dev', name)

/** Serves the dev server's builds in place of a release store; the dev server itself serves the files. */
export function devReleases(): ReleaseStore {
  const refuse = async () => {
    throw new Error('The development server keeps no releases')
  }
  return {
    has: async () => true,
    record: async (remote) => {
      const file = path.join(devDir(remote), 'release.json')
      return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseRecord) : undefined
    },
    file: async (remote, _version, name) => {
      const file = path.join(devDir(remote), name)
      return existsSync(file) ? { body: readFileSync(file) } : undefined
    },
    put: refuse,
    remove: refuse,
    private: { get: async () => undefined, list: async () => [], put: refuse, remove: refuse },
  }
}
