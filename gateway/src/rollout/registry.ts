import { createHash } from 'node:crypto'
import type {
  RegistryDocument,
  RegistryRemote,
  Release,
  ReleaseRecord,
  RemoteName,
  RouteContribution,
} from '@sureda/contract/remote/registry'
import { fitsShellApi } from '@sureda/contract/remote/shell-api'
import type { ReleaseStore } from '../releases/release-store.ts'
import { releaseIdsOf } from './load-token.ts'
import { resolve, type Visitor } from './resolve.ts'
import { isOffered, type Rollout } from './rollout.ts'
import type { RolloutStore } from './rollout-store.ts'

/** Time limits of a device for each step of loading a remote, before it falls back. */
const BUDGETS_MS = { manifest: 3_000, entry: 8_000, chunk: 12_000 }

export interface ResolvedRegistry {
  document: RegistryDocument
  /** The document as text, safe inside a script element. */
  text: string
  etag: string
  /** Server-side records of the offered releases. */
  records: ReadonlyMap<string, ReleaseRecord>
  /** The releases a device may load, for its load token. */
  releaseIds: string
}

export interface Registry {
  /** The registry for this visitor. If the database fails, the last valid state is used. */
  for(visitor: Visitor): Promise<ResolvedRegistry>
  /** Whether some visitor can get this release now. */
  offers(remote: RemoteName, version: string): Promise<boolean>
  /** Resolves once the rollout state could be read. */
  check(): Promise<void>
  /** Drops cached state: the next visitor gets the newest. */
  refresh(): void
  /** Calls this after each `refresh`. */
  onRefresh(listener: () => void): void
}

interface Options {
  rollouts: RolloutStore
  releases: ReleaseStore
  shellApi: string
  log: { warn(details: object, message: string): void }
  /** How long rollout state is cached; a rollback reaches every gateway within this time. */
  maxAgeMs?: number
  /** Development: releases change in place, nothing is cached. */
  live?: boolean
}

export function createRegistry({
  rollouts,
  releases,
  shellApi,
  log,
  maxAgeMs = 1_000,
  live = false,
}: Options): Registry {
  const records = new Map<string, ReleaseRecord | undefined>()
  const documents = new Map<string, ResolvedRegistry>()
  let state: Rollout[] | undefined
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<Rollout[]> | undefined
  const listeners: (() => void)[] = []

  const read = async (): Promise<Rollout[]> => {
    if (state && performance.now() - readAt < maxAgeMs) return state
    reading ??= rollouts.all().finally(() => {
      reading = undefined
    })
    try {
      state = await reading
      readAt = performance.now()
    } catch (error) {
      if (!state) throw error
      log.warn({ err: error }, 'rollout state could not be read; serving the last one')
    }
    return state
  }

  const record = async (rollout: Rollout, version: string): Promise<ReleaseRecord | undefined> => {
    const key = `${rollout.remote}@${version}`
    if (live || !records.has(key)) {
      const found = await releases.record(rollout.remote, version)
      if (!found) {
        // not cached: the store may only be late
        log.warn({ remote: rollout.remote, version }, 'release is not in the store')
        return undefined
      }
      const fits = fitsShellApi(found.requires.shellApi, shellApi)
      if (!fits)
        log.warn(
          { remote: rollout.remote, version, needs: found.requires.shellApi, shellApi },
          'release does not fit this shell',
        )
      records.set(key, fits ? found : undefined)
    }
    return records.get(key)
  }

  const usable = async (
    rollout: Rollout,
    versions: readonly string[],
    onFault: (error: unknown) => void,
  ): Promise<ReleaseRecord[]> => {
    const found: ReleaseRecord[] = []
    for (const version of versions) {
      if (found.length === 2) break
      try {
        const entry = await record(rollout, version)
        if (entry) found.push(entry)
      } catch (error) {
        // one broken release must not affect the other remotes
        log.warn({ err: error, remote: rollout.remote, version }, 'release cannot be read from the store')
        onFault(error)
      }
    }
    return found
  }

  return {
    check: async () => void (await read()),
    offers: async (remote, version) => {
      const rollout = (await read()).find((entry) => entry.remote === remote)
      return rollout !== undefined && isOffered(rollout, version)
    },
    refresh: () => {
      readAt = Number.NEGATIVE_INFINITY
      for (const listener of listeners) listener()
    },
    onRefresh: (listener) => void listeners.push(listener),
    for: async (visitor) => {
      const faults: unknown[] = []
      const rows = await Promise.all(
        (await read()).map(async (rollout) => {
          const { candidates, state: switchedTo } = resolve(rollout, visitor)
          const [release, lastGood] = await usable(rollout, candidates, (fault) => faults.push(fault))
          return release ? { release, lastGood, state: switchedTo } : undefined
        }),
      )
      const offered = rows.filter((row) => row !== undefined)
      // a failing store must not look like an installation without remotes: devices then use their last registry
      if (offered.length === 0 && faults.length > 0) throw faults[0]
      const key = [
        visitor.tenant,
        ...offered.map(
          (row) => `${row.release.name}@${row.release.version}/${row.lastGood?.version}/${row.state}`,
        ),
      ].join(' ')
      const known = live ? undefined : documents.get(key)
      if (known) return known
      const made = assemble(visitor.tenant, key, shellApi, offered)
      if (documents.size > 500) documents.clear()
      documents.set(key, made)
      return made
    },
  }
}

interface Row {
  release: ReleaseRecord
  lastGood: ReleaseRecord | undefined
  state: 'active' | 'disabled'
}

function assemble(tenant: string, key: string, shellApi: string, rows: readonly Row[]): ResolvedRegistry {
  const revision = createHash('sha256').update(`${shellApi} ${key}`).digest('hex').slice(0, 16)
  const remotes = Object.fromEntries(
    rows.map(({ release, lastGood, state }): [string, RegistryRemote] => [
      release.name,
      {
        ...publicPart(release),
        budgetsMs: BUDGETS_MS,
        ...(lastGood ? { lastKnownGood: publicPart(lastGood) } : {}),
        state,
      },
    ]),
  )
  const document: RegistryDocument = { format: 1, tenant, revision, shellApi, remotes }
  return {
    document,
    text: JSON.stringify(document).replaceAll('<', '\\u003c'),
    etag: `"${revision}"`,
    records: new Map(rows.map(({ release }) => [release.name, release])),
    releaseIds: releaseIdsOf(
      rows
        .filter(({ state }) => state === 'active')
        .flatMap(({ release, lastGood }) => (lastGood ? [release, lastGood] : [release]))
        .map(({ name, version }) => ({ remote: name, version })),
    ),
  }
}

/**
 * The part of a release that devices need; every page includes it. Hashes of lazily loaded chunks are omitted: they are
 * in the remote's entry, whose hash is included.
 */
export function publicPart({
  version,
  base,
  manifest,
  integrity,
  requires,
  contributes,
}: ReleaseRecord): Release {
  const { globalName, remoteEntry } = manifest.metaData
  const exposes = manifest.exposes.map(({ name, assets: { js, css } }) => ({
    name,
    assets: { js: { sync: js.sync }, css: { sync: css.sync } },
  }))
  const needed = [
    remoteEntry.name,
    ...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
  ]
  const hashes = needed.flatMap((file) => (integrity[file] ? [[file, integrity[file]] as const] : []))
  return {
    version,
    base,
    manifest: {
      name: manifest.name,
      metaData: { globalName, remoteEntry: { name: remoteEntry.name } },
      exposes,
    },
    integrity: Object.fromEntries(hashes),
    requires,
    contributes: { ...contributes, routes: contributes.routes.map(forDevices) },
  }
}

/** Removes calls and packs of a screen, which only the server needs. */
function forDevices(route: RouteContribution): RouteContribution {
  const {
    preloadApi: _p,
    offlineApi: _o,
    previewApi: _v,
    itemsApi: _i,
    packs: _k,
    server: _s,
    ...needed
  } = route
  return needed
}

/** All declared screens of enabled remotes, with the server-only fields. */
export const activeRoutes = ({ document, records }: ResolvedRegistry): RouteContribution[] =>
  [...records.values()]
    .filter(({ name }) => document.remotes[name]?.state === 'active')
    .flatMap(({ contributes }) => contributes.routes)
