/** Containers in the renderer: the script of a release is handed over with the request, checked by the gateway, and run once. */
import { shareScope } from '@sureda/build/share-scope'
import type { Expose } from '@sureda/contract/remote/registry'
import { LoadFailure } from './load-failure.ts'
import type { RemoteInUse } from './remotes.ts'

interface Container {
  init: (scope: typeof shareScope, initScope: unknown[], options: object) => unknown
  get: (expose: Expose) => Promise<() => unknown>
}

declare global {
  /** Capability of the renderer's context: runs the script of this address. */
  var runScript: (address: string) => void
}

const containers = new Map<string, Promise<Container>>()

/** @throws LoadFailure for a release without server half, or what the part threw when it was evaluated */
export async function openPart<T>({ name, release }: RemoteInUse, expose: Expose): Promise<T> {
  const { base, manifest } = release
  const opening = containers.get(base) ?? open(name, base, manifest.metaData)
  containers.set(base, opening)
  const factory = await (await opening).get(expose)
  return factory() as T
}

async function open(
  name: string,
  base: string,
  { globalName, ssrRemoteEntry }: RemoteInUse['release']['manifest']['metaData'],
): Promise<Container> {
  if (!ssrRemoteEntry) throw new LoadFailure('entry', 'failed', `${name} has no server half`)
  globalThis.runScript(base + ssrRemoteEntry.name)
  const container = (globalThis as unknown as Record<string, Container | undefined>)[globalName]
  if (!container) throw new LoadFailure('entry', 'failed', `${name} left no container behind`)
  await container.init(shareScope, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: shareScope },
  })
  return container
}

export const prefetchFiles = (): void => {}
export const closeContainer = ({ release }: RemoteInUse): void => void containers.delete(release.base)
