import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { fitsShellApi, shellApiMismatch } from '@sureda/contract/remote/shell-api'
import { sharedModules } from '../shared-modules.ts'
import { cssFaults } from './css-rules.ts'

const KB = 1024
/** Slim entries have up to 8.3 KB; more means that the federation runtime slipped in again. */
export const ENTRY_LIMIT = 9 * KB
/** Limit of an entry with the library's runtime, which alone has 26 KB with webpack and 33 with Rspack. */
export const OWN_RUNTIME_LIMIT = 45 * KB
/** JavaScript and CSS of one screen or slot, gzip. The largest is the map with its library. */
export const EXPOSE_LIMIT = 72 * KB
/** The server half of a release, gzip, not minified. The largest, of 17 screens, has 117 KB; a thread holds those of all remotes. */
export const SERVER_LIMIT = 200 * KB

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`

/** The budget of a release's entry, which depends on whose runtime it carries. */
export const entryLimit = ({ runtime }: Pick<ReleaseRecord, 'runtime'>): number =>
  runtime === 'own' ? OWN_RUNTIME_LIMIT : ENTRY_LIMIT

/** The contract check of `ship`: reasons why this build cannot be released; empty if it can. */
export function releaseFaults(release: ReleaseRecord, dir: string): string[] {
  const faults = [
    ...recordFaults(release),
    ...styleSheets(dir).flatMap((file) => cssFaults(path.relative(dir, file), readFileSync(file, 'utf8'))),
  ]
  return faults.map((fault) => `${release.name} ${fault}.`)
}

/** Faults that the record of a build shows. */
export function recordFaults(record: ReleaseRecord): string[] {
  const { requires, sizes, consumes, integrity, manifest, runtime } = record
  const faults: string[] = []
  if (!fitsShellApi(requires.shellApi)) faults.push(shellApiMismatch(requires.shellApi))
  const limit = entryLimit(record)
  if (sizes.entry > limit)
    faults.push(
      `has an entry of ${kb(sizes.entry)} gzip, the limit ${runtime === 'own' ? 'with a runtime of its own ' : ''}is ${kb(limit)}`,
    )
  for (const [expose, size] of Object.entries(sizes.exposes))
    if (size > EXPOSE_LIMIT)
      faults.push(`brings ${kb(size)} gzip with ${expose}, the limit is ${kb(EXPOSE_LIMIT)}`)
  if ((sizes.server ?? 0) > SERVER_LIMIT)
    faults.push(
      `has a server half of ${kb(sizes.server ?? 0)} gzip, the limit is ${kb(SERVER_LIMIT)}: what only a browser uses belongs into a file with an x.server.ts beside it`,
    )
  const offered = new Set(sharedModules().flatMap(({ key, formerKeys }) => [key, ...Object.keys(formerKeys)]))
  for (const key of new Set(Object.values(consumes).flat()))
    if (!offered.has(key)) faults.push(`takes ${key} from the shell, which does not provide it`)
  for (const file of [
    manifest.metaData.remoteEntry.name,
    ...manifest.exposes.flatMap(({ assets }) => assets.js.sync),
  ])
    if (!integrity[file]) faults.push(`has no integrity hash for ${file}`)
  return faults
}

function styleSheets(dir: string): string[] {
  return readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => path.join(dir, 'src', file))
}
