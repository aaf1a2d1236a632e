import { expect, it, vi } from 'vitest'
import { eager, scopeOf } from './facade/container-runtime.ts'
import { announceRemote, announceShell } from './facade/page-federation.ts'

const scope = scopeOf({ chip: eager('1.0.0', () => 'chip') })

it('lists the shell and its containers for the developer tools, without disturbing the library', async () => {
  vi.stubGlobal('location', { origin: 'https://gavarres.localhost' })
  announceShell('2.3.0', scope)
  announceRemote({
    version: '1.0.0-aaaaaaaa',
    base: '/mf/mf-one/1.0.0-aaaaaaaa/',
    manifest: {
      name: 'mf_one',
      metaData: { globalName: 'mf_one_1_0_0_aaaaaaaa', remoteEntry: { name: 'remoteEntry.11111111.js' } },
      exposes: [{ name: 'first', assets: { js: { sync: ['js/1.js'] }, css: { sync: [] } } }],
    },
  })
  const { init } = await import('@module-federation/enhanced/runtime')
  const { moduleInfo, __SHARE__, __INSTANCES__ } = globalThis.__FEDERATION__ ?? {}
  expect(moduleInfo?.shell).toMatchObject({
    remotesInfo: { mf_one: { matchedVersion: '1.0.0-aaaaaaaa' } },
    shared: [{ sharedName: 'chip', version: '1.0.0' }],
  })
  expect(moduleInfo?.['mf_one:1.0.0-aaaaaaaa']).toMatchObject({ modules: [{ moduleName: 'first' }] })
  expect(__SHARE__?.shell?.default).toBe(scope)
  expect(__INSTANCES__?.map(({ options }) => options.name)).toContain('shell')
  for (const name of ['mf_one', 'shell']) {
    const instance = init({ name, remotes: [] })
    expect(instance.options.name).toBe(name)
    expect(__INSTANCES__).toContain(instance)
  }
})
