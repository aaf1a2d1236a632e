import { expect, it, vi } from 'vitest'
import { bundlerRuntime, type ShareScope } from './facade/bundler-runtime.ts'
import { eager, lazy, scopeOf, withFormerKeys } from './facade/container-runtime.ts'

const { consumes, init, initContainerEntry, installInitialConsumes } = bundlerRuntime

/** A remote as its bundler builds it: chunk `c` holds module `7`, which is the shared module `chip`. */
function remote(scope: ShareScope, requiredVersion = '^1.0.0') {
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {} as Record<string, unknown>,
    S: {},
    federation: { initOptions: { name: 'mf_one' } },
  }
  const installedModules: Record<string, unknown> = {}
  const moduleToHandlerMapping = { 7: { shareKey: 'chip', shareInfo: { shareConfig: { requiredVersion } } } }
  const consumer = { moduleToHandlerMapping, installedModules, webpackRequire }
  expect(init({ webpackRequire })).toEqual({ name: 'mf_one' })
  expect(initContainerEntry({ webpackRequire, shareScope: scope })).toBe(true)
  return {
    load() {
      const promises: unknown[] = []
      const chunkMapping = { c: ['7'] }
      consumes({ ...consumer, chunkId: 'c', promises, chunkMapping })
      consumes({ ...consumer, chunkId: 'x', promises, chunkMapping })
      return promises
    },
    runEntry: () => installInitialConsumes({ ...consumer, initialConsumes: ['7'] }),
    use() {
      const module = { exports: undefined as unknown }
      webpackRequire.m['7']?.(module)
      return module.exports
    },
  }
}

it('returns an eager module at once, and the same one to every remote', () => {
  const chip = { name: 'chip' }
  const scope = scopeOf({ chip: eager('1.2.0', () => chip) })
  const [one, two] = [remote(scope), remote(scope)]
  expect(one.load()).toEqual([])
  expect(one.load()).toEqual([0])
  two.load()
  expect(one.use()).toBe(chip)
  expect(two.use()).toBe(chip)
})

it('fetches a lazy module once for any number of remotes', async () => {
  const chip = { name: 'chip' }
  const fetched = vi.fn(async () => chip)
  const scope = scopeOf({ chip: lazy('1.0.0', fetched) })
  const [one, two] = [remote(scope), remote(scope)]
  const waiting = [...one.load(), ...one.load(), ...two.load()]
  expect(waiting).toHaveLength(3)
  await Promise.all(waiting)
  expect(fetched).toHaveBeenCalledOnce()
  expect([one.use(), two.use()]).toEqual([chip, chip])
})

it('fails the screen whose lazy module was lost, and fetches it again the next time', async () => {
  const fetched = vi.fn(async () => 'chip').mockRejectedValueOnce(new Error('Loading chunk 5 failed'))
  const one = remote(scopeOf({ chip: lazy('1.0.0', fetched) }))
  await Promise.all(one.load())
  expect(() => one.use()).toThrow('Loading chunk 5 failed')
  await Promise.all(one.load())
  expect(one.use()).toBe('chip')
})

it.each([
  ['another version', scopeOf({ chip: eager('2.0.0', () => 'chip') }), 'does not satisfy the requirement'],
  ['nothing', {}, 'no satisfying version of chip'],
])('refuses a remote where the shell shares %s, but only when the module is used', (_name, scope, words) => {
  const one = remote(scope)
  expect(one.load()).toEqual([])
  expect(() => one.use()).toThrow(words)
})

it('prefers in another host the version that is loaded, and accepts a synchronous module', async () => {
  const running = { name: 'running' }
  const shared = (version: string, more: object) => ({ [version]: { version, from: 'host', ...more } })
  const chip = {
    ...shared('1.0.0', { get: async () => () => 'another' }),
    ...shared('1.4.0', { get: async () => () => 'another', lib: () => running, loaded: true }),
    ...shared('2.0.0', { get: async () => () => 'of a later major', lib: () => 'later', loaded: true }),
  }
  const one = remote({ chip } as unknown as ShareScope)
  one.load()
  expect(one.use()).toBe(running)
  const two = remote({ chip: shared('1.0.0', { get: () => () => running }) } as unknown as ShareScope)
  await Promise.all(two.load())
  expect(two.use()).toBe(running)
})

it('offers modules in the format that containers with their own runtime read', async () => {
  const [chip] = Object.values(scopeOf({ chip: eager('1.0.0', () => 'chip') }).chip ?? {})
  expect(chip).toMatchObject({ from: 'shell', scope: ['default'], eager: true, loaded: true })
  expect((await chip?.get())?.()).toBe('chip')
})

it('allows the entry itself to use eager modules, but not lazy ones', () => {
  const one = remote(scopeOf({ chip: eager('1.0.0', () => 'chip') }))
  one.runEntry()
  expect(one.use()).toBe('chip')
  const two = remote(scopeOf({ chip: lazy('1.0.0', async () => 'chip') }))
  two.runEntry()
  expect(() => two.use()).toThrow('chip is not here yet')
})

it('gives each remote its version where a former key is also a current one', () => {
  const now = { name: 'now' }
  const scope = withFormerKeys(scopeOf({ '@sureda/ui/chip': eager('2.0.0', () => now) }), '1.22.0', {
    '@sureda/ui/chip': ['@sureda/ui/chip @sureda/ui/chip-group'],
  })
  const shared = { chip: scope['@sureda/ui/chip'] ?? {} }
  for (const range of ['^2.0.0', '^1.4.0']) {
    const one = remote(shared, range)
    one.load()
    expect(one.use(), range).toBe(now)
  }
  const late = remote(shared, '^3.0.0')
  late.load()
  expect(late.use).toThrow('Version 2.0.0 or 1.22.0 of chip does not satisfy')
})

it('gives a former remote the current module under its former key and names', async () => {
  const sendOrQueue = () => 'sent'
  const scope = withFormerKeys(
    scopeOf({
      '@sureda/remote/offline': eager('2.0.0', () => ({ sendOrQueue })),
      chip: lazy('2.0.0', () => Promise.resolve('the chip')),
    }),
    '1.21.0',
    { '@sureda/remote/offline': ['@sureda/remote/outbox', { perform: 'sendOrQueue' }], chip: ['former'] },
  )
  const [former] = Object.values(scope['@sureda/remote/outbox'] ?? {})
  expect(former?.version).toBe('1.21.0')
  expect(former?.lib?.()).toEqual({ sendOrQueue, perform: sendOrQueue })
  const [late] = Object.values(scope.former ?? {})
  expect(late?.lib).toBeUndefined()
  expect((await late?.get())?.()).toBe('the chip')
})
