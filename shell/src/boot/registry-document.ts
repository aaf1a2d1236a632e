/** The registry for this visitor: read from the page, validated part by part, stored for an offline boot. */
import {
  REGISTRY_SCRIPT_ID,
  type RegistryDocument,
  type RegistryRemote,
  type Release,
  type RemoteName,
} from '@sureda/contract/remote/registry'
import { cacheStorage, REGISTRY_CACHE_KEY } from '@sureda/remote/device'

const FETCH_MS = 3_000

export interface Registry {
  tenant: string
  revision: string
  /** False if no registry could be read: no address of a remote is known. */
  known: boolean
  remotes: ReadonlyMap<RemoteName, RegistryRemote>
}

export const NO_REGISTRY: Registry = { tenant: '', revision: '', known: false, remotes: new Map() }

/** The registry of the page; else the server's; else the last valid one of the same tenant. Never rejects. */
export async function findRegistry(tenant: string): Promise<Registry> {
  const inlined = parseRegistry(readJson(document.getElementById(REGISTRY_SCRIPT_ID)?.textContent))
  if (inlined) return keep(inlined.text, inlined.registry)
  const asked = await fetchRegistry(FETCH_MS).catch(() => null)
  if (asked) return asked
  const stored = parseRegistry(readStoredCopy())
  return stored && stored.registry.tenant === tenant ? stored.registry : NO_REGISTRY
}

/**
 * Fetches it again, e.g. before a person's retry: the release may have been rolled back meanwhile.
 * @throws without an answer, or with an invalid one
 */
export async function fetchRegistry(timeoutMs: number): Promise<Registry> {
  const response = await fetch('/registry.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const parsed = response.ok ? parseRegistry((await response.json()) as unknown) : null
  if (!parsed) throw new Error(`No registry: HTTP ${response.status}`)
  return keep(parsed.text, parsed.registry)
}

/** Writes only changes: it is the largest entry in storage. */
function keep(text: string, registry: Registry): Registry {
  const stored = cacheStorage.getItem(REGISTRY_CACHE_KEY)
  if (!stored?.includes(`"revision":${JSON.stringify(registry.revision)}`))
    cacheStorage.setItem(REGISTRY_CACHE_KEY, `{"dataUpdatedAt":${Date.now()},"registry":${text}}`)
  return registry
}

function readStoredCopy(): unknown {
  const stored = readJson(cacheStorage.getItem(REGISTRY_CACHE_KEY))
  return isObject(stored) ? stored.registry : null
}

function readJson(text: string | null | undefined): unknown {
  try {
    return text ? (JSON.parse(text) as unknown) : null
  } catch {
    return null
  }
}

/** A wrongly described remote is omitted, or fails when opened; the others are unaffected. */
export function parseRegistry(value: unknown): { registry: Registry; text: string } | null {
  if (!isObject(value) || value.format !== 1 || !isObject(value.remotes)) return null
  const document = value as unknown as RegistryDocument
  const remotes = new Map<RemoteName, RegistryRemote>()
  for (const [name, remote] of Object.entries(document.remotes)) {
    if (isRemoteName(name) && isDescribed(remote)) remotes.set(name, remote)
    else console.warn(`Registry: ${name} is left out, its description cannot be read`)
  }
  return {
    registry: { tenant: String(document.tenant), revision: String(document.revision), known: true, remotes },
    text: JSON.stringify(value),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRemoteName = (name: string): name is RemoteName => /^mf-[a-z0-9-]+$/.test(name)

function isDescribed(remote: unknown): remote is RegistryRemote {
  if (!isObject(remote) || typeof remote.version !== 'string') return false
  const { contributes } = remote
  if (!isObject(contributes) || !isObject(contributes.i18n)) return false
  return [contributes.routes, contributes.slots, contributes.nav].every(Array.isArray)
}

/** Why a release must not be loaded, in one sentence; null if it may. */
export function releaseFault(name: RemoteName, release: Release): string | null {
  const { base, manifest, integrity } = release
  if (typeof base !== 'string' || !base.startsWith(`/mf/${name}/`)) return 'is outside its folder'
  if (!isObject(manifest) || manifest.name !== containerName(name)) return 'has a manifest of another name'
  const { globalName, remoteEntry } = manifest.metaData ?? {}
  if (typeof globalName !== 'string' || typeof remoteEntry?.name !== 'string')
    return 'has a manifest without entry'
  if (!Array.isArray(manifest.exposes)) return 'has a manifest without screens'
  return isObject(integrity) ? null : 'has no hashes'
}

/** Federation names are identifiers: `mf-booking` → `mf_booking`. */
export const containerName = (name: RemoteName): string => name.replaceAll('-', '_')
