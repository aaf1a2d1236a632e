// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { bundlerRuntime, type ShareScope } from '@sureda/build/facade/bundler-runtime'
import { eager, lazy, scopeOf, withFormerKeys } from '@sureda/build/facade/container-runtime'
import { formerTable } from '@sureda/build/share-scope-source'
import { sharedModules } from '@sureda/build/shared-modules'
import { FORMER_SHELL_API, SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import * as api from '@sureda/remote/api'
import * as offline from '@sureda/remote/offline'
import * as session from '@sureda/remote/session'
import * as base from '@sureda/ui/base'
import { expect, it, vi } from 'vitest'

const RELEASE = path.join(import.meta.dirname, '../../../shared/build/fixtures/former-release')
const GLOBAL = 'mf_former_1_0_0_'

interface Container {
  init: (scope: ShareScope) => unknown
  get: (expose: string) => Promise<() => { default: Record<string, unknown> }>
}

/**
 * The fixture was built by the preset of commit c5e6a717 from a file that imports seven modules of shell API 1.21 by
 * their former names.
 */
it('runs a release built for the previous major, with the shell’s session', async () => {
  const scope = withFormerKeys(
    scopeOf({
      '@sureda/remote/api': eager(SHELL_API_VERSION, () => api),
      '@sureda/remote/offline': eager(SHELL_API_VERSION, () => offline),
      '@sureda/remote/session': eager(SHELL_API_VERSION, () => session),
      '@sureda/remote/features/games': lazy(SHELL_API_VERSION, () => import('@sureda/remote/features/games')),
      '@sureda/ui/base': eager(SHELL_API_VERSION, () => base),
      '@sureda/ui/choice': lazy(SHELL_API_VERSION, () => import('@sureda/ui/choice')),
    }),
    FORMER_SHELL_API,
    formerTable(sharedModules()),
  )
  const run = (file: string) => {
    const script = document.createElement('script')
    script.src = `https://gavarres.localhost/mf/${file}`
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
    // biome-ignore lint/security/noGlobalEval: a release is a script, and jsdom runs none by itself
    window.eval(readFileSync(path.join(RELEASE, path.basename(file)), 'utf8'))
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
  const name = Object.keys(window).find((key) => key.startsWith(GLOBAL)) ?? ''
  const container = (window as unknown as Record<string, Container>)[name]
  await container?.init(scope)
  const parts = (await container?.get('./first'))?.().default
  expect(Object.entries(parts ?? {}).filter(([, part]) => part === undefined)).toEqual([])
  expect(parts?.useSession).toBe(session.useSession)
  expect(Object.keys(parts ?? {})).toHaveLength(8)
})
