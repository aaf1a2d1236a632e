// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundlerRuntime, type ShareScope } from '@sureda/build/facade/bundler-runtime'
import { lazy, scopeOf, withFormerKeys } from '@sureda/build/facade/container-runtime'
import { formerTable } from '@sureda/build/share-scope-source'
import { sharedModules } from '@sureda/build/shared-modules'
import { FORMER_SHELL_API, fitsShellApi } from '@sureda/contract/remote/shell-api'
import { useSession } from '@sureda/remote/session'
import { afterEach, expect, it, vi } from 'vitest'

const RELEASES = path.join(import.meta.dirname, '../../../shared/build/fixtures/former-release')
const GLOBAL = 'mf_former_1_0_0_'

interface Container {
  init: (scope: ShareScope) => unknown
  get: (expose: string) => Promise<() => { default: Record<string, unknown> }>
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/**
 * The fixtures were built by the presets of commits c5e6a717 and 78ec1961 from one file each, which imports exports by
 * names that have changed since.
 */
it.each([
  ['1.21', 8],
  ['2.2', 63],
])(
  'runs a release built for shell API %s by its former names, with the shell’s session',
  async (api, names) => {
    expect(fitsShellApi(`^${api}.0`)).toBe(true)
    const run = (file: string) => {
      const script = document.createElement('script')
      script.src = `https://gavarres.localhost/mf/${file}`
      vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
      // biome-ignore lint/security/noGlobalEval: a release is a script, and jsdom runs none by itself
      window.eval(readFileSync(path.join(RELEASES, api, path.basename(file)), 'utf8'))
    }
    // jsdom fetches no scripts: a chunk runs when its element is appended
    vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
      const script = node as unknown as HTMLScriptElement
      run(script.src)
      script.onload?.(new Event('load'))
      return node
    })
    vi.stubGlobal('__SUREDA_FEDERATION__', { bundlerRuntime })
    run('entry.js')
    const name = Object.keys(window).findLast((key) => key.startsWith(GLOBAL)) ?? ''
    const container = (window as unknown as Record<string, Container>)[name]
    await container?.init(todaysScope())
    const parts = (await container?.get('./first'))?.().default ?? {}
    expect(Object.entries(parts).filter(([, part]) => part === undefined)).toEqual([])
    expect(Object.keys(parts)).toHaveLength(names)
    expect(parts.useSession).toBe(useSession)
  },
)

/** Everything that the shell shares with remotes, as `share-scope-source.ts` lists it for the bundler. */
function todaysScope(): ShareScope {
  const modules = sharedModules()
  const shared = modules.map(
    ({ key, version }) => [key, lazy(version, () => import(/* @vite-ignore */ key))] as const,
  )
  return withFormerKeys(scopeOf(Object.fromEntries(shared)), FORMER_SHELL_API, formerTable(modules))
}
