import path from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { remote } from './remote.ts'

const preset = remote(path.join(import.meta.dirname, '../fixtures/mf-one'))
const configOf = (...asked: Parameters<typeof preset>) => [preset(...asked)].flat().at(-1)
afterEach(() => vi.unstubAllEnvs())

it('runs a remote alone with serve, and builds its release otherwise', () => {
  expect(configOf({ RSPACK_SERVE: true }, {})?.name).toBe('mf-one-alone')
  expect(configOf({}, {})).toMatchObject({ name: 'mf-one', mode: 'production' })
  expect(configOf(undefined, { mode: 'development' })).toMatchObject({ name: 'mf-one', mode: 'development' })
})

it('listens beside the product and requests its data, unless the environment says otherwise', () => {
  for (const name of ['HOST', 'PORT', 'API_URL']) vi.stubEnv(name, undefined)
  const served = () => configOf({ RSPACK_SERVE: true })?.devServer
  expect(served()).toMatchObject({
    host: 'localhost',
    port: 4080,
    proxy: [{ context: ['/api', '/media', '/fonts'], target: 'http://localhost:4000' }],
  })
  vi.stubEnv('PORT', '4190')
  vi.stubEnv('API_URL', 'http://raya.localhost:4300')
  expect(served()).toMatchObject({
    port: 4190,
    proxy: [{ target: 'http://localhost:4300', headers: { host: 'raya.localhost:4300' } }],
  })
  vi.stubEnv('API_URL', 'https://api.example.org/')
  expect(served()).toMatchObject({ proxy: [{ target: 'https://api.example.org' }] })
  vi.stubEnv('API_URL', 'raya')
  expect(served).toThrow('API_URL (raya) is not an address')
})
