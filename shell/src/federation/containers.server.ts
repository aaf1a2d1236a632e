/** Containers in the renderer: the gateway checks a release's script and passes it with the request; it runs once. */
import { shareScope } from '@sureda/build/share-scope'
import type { Expose } from '@sureda/contract/remote/registry'
import { LoadFailure } from './load-failure.ts'
import type { RemoteInUse } from './remotes.ts'

interface Container {
  init: (scope: typeof shareScope, initScope: unknown[], options: object) => unknown
  get: (expose: Expose) => Promise<() => unknown>
}

declare global {
  /** Provided by the renderer's context: runs the script at this address. */
  var runScript: (address: string) => void
}

const containers = new Map<string, Promise<Container>>()

/** @throws LoadFailure for a release without server build, or what the part threw during evaluation */
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
  if (!container) throw new LoadFailure('entry', 'failed', `${name} defined no container`)
  await container.init(shareScope, [], {
    version: '',
    shareScopeKeys: 'default',
    shareScopeMap: { default: shareScope },
  })
  return container
}

export const prefetchFiles = (): void => {}
export const closeContainer = ({ release }: RemoteInUse): void => void containers.delete(release.base)
