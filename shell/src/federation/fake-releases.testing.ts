/** Remotes for tests: registry entries, and a network that runs "scripts" like a browser. */
import type { RegistryRemote, Release, RemoteEvent, RemoteName } from '@sureda/contract/remote/registry'
import { vi } from 'vitest'
import { parseRegistry, type Registry } from '../boot/registry-document.ts'

export function fakeRelease(name: RemoteName, version = '1.0.0'): Release {
  const container = name.replaceAll('-', '_')
  const globalName = `${container}_${version.replaceAll('.', '_')}`
  const files = { ca: 'locales/ca.json', es: 'locales/es.json' } as Release['contributes']['i18n']['files']
  return {
    version,
    base: `/mf/${name}/${version}/`,
    manifest: {
      name: container,
      metaData: { globalName, remoteEntry: { name: 'remoteEntry.js' } },
      exposes: [{ name: 'list', assets: { js: { sync: ['js/list.js'] }, css: { sync: [] } } }],
    },
    integrity: { 'remoteEntry.js': 'sha384-entry', 'js/list.js': 'sha384-list' },
    requires: { shellApi: '^1.0.0' },
    contributes: { routes: [], slots: [], nav: [], i18n: { namespace: container, files } },
  }
}

export function fakeRemote(name: RemoteName, fields: Partial<RegistryRemote> = {}): RegistryRemote {
  return {
    ...fakeRelease(name),
    budgetsMs: { manifest: 50, entry: 50, chunk: 50 },
    state: 'active',
    ...fields,
  }
}

export function fakeRegistry(remotes: Record<RemoteName, unknown>, revision = 'r1'): Registry {
  const document = { format: 1, tenant: 'gavarres', revision, shellApi: '1.0.0', remotes }
  const parsed = parseRegistry(document)
  if (!parsed) throw new Error('The fake registry is not one')
  return parsed.registry
}

/** Outcome of a request: it runs, fails, hangs, or its script throws. */
export type Fate = 'runs' | 'lost' | 'hangs' | 'throws'

/** Replaces what jsdom lacks: fetching and running script elements. */
export class FakeNetwork {
  readonly requested: HTMLScriptElement[] = []
  readonly reported: RemoteEvent[] = []
  private readonly fates = new Map<string, Fate[]>()

  constructor() {
    vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
      for (const node of nodes) if (node instanceof HTMLScriptElement) this.serve(node)
    })
    vi.stubGlobal('navigator', {
      ...navigator,
      onLine: true,
      languages: ['ca'],
      sendBeacon: (_url: string, body: Blob) => {
        void body.text().then((text) => {
          this.reported.push(...(JSON.parse(text) as { events: RemoteEvent[] }).events)
        })
        return true
      },
    })
  }

  /** Outcomes of the next requests for a file; afterwards it runs. */
  fate(path: string, ...fates: Fate[]): void {
    this.fates.set(path, fates)
  }

  paths(): string[] {
    return this.requested.map((script) => new URL(script.src).pathname)
  }

  private serve(script: HTMLScriptElement): void {
    this.requested.push(script)
    const { pathname } = new URL(script.src)
    const fate = this.fates.get(pathname)?.shift() ?? 'runs'
    queueMicrotask(() => {
      if (fate === 'hangs') return
      if (fate === 'lost') return script.onerror?.(new Event('error'))
      if (fate === 'throws') dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'boom' }))
      else runFile(pathname)
      script.onload?.(new Event('load'))
    })
  }
}

/** Exports of each part; a function is called when the part is evaluated. */
export const exported = new Map<string, unknown>()

type ShareScope = Record<string, Record<string, { from: string }>>
let taken: ShareScope = {}
/** The share scope given to the last initialised remote. */
export const takenScope = (): ShareScope => taken

function runFile(path: string): void {
  const [, , name = '', version = ''] = path.split('/')
  if (!path.endsWith('remoteEntry.js')) return
  const globalName = `${name.replaceAll('-', '_')}_${version.replaceAll('.', '_')}`
  const container = {
    init: async (scope: ShareScope) => {
      taken = scope
    },
    get: async (expose: string) => () => {
      const value = exported.get(`${name} ${version} ${expose}`) ?? `${name} ${version} ${expose}`
      return { default: typeof value === 'function' ? (value as () => unknown)() : value }
    },
  }
  Object.assign(window, { [globalName]: container })
}
