import { expect, it } from 'vitest'
import { readInstance } from './instance.ts'
import { readRole } from './role.ts'

const SECRET = 's'.repeat(32)
const SPLIT = { DATABASE_URL: 'postgresql://sureda@db/sureda', INTERNAL_KEY: SECRET }
const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL_SCHEME: 'https' }

it('starts both halves without a role, and refuses an unknown role', () => {
  expect(readRole(undefined)).toBe('both')
  expect(readRole('api')).toBe('api')
  expect(() => readRole('worker')).toThrow('start knows api and gateway, and not "worker"')
})

it('lists every setting that one of several processes lacks', () => {
  const api = () => readInstance('api', {})
  expect(api).toThrow(/DATABASE_URL is needed by start api: the embedded database serves one process alone/)
  expect(api).toThrow(/INTERNAL_KEY is needed by start api: the same for all processes/)
  const gateway = () => readInstance('gateway', { PORT: 'eighty' })
  for (const name of ['DATABASE_URL', 'INTERNAL_KEY', 'OVERRIDE_SECRET', 'API_URL'])
    expect(gateway).toThrow(`${name} is needed by start gateway`)
  expect(gateway).toThrow(/PORT must be a number/)
})

it('requires the settings that an API reads, in production also the secret of passes', () => {
  expect(readInstance('api', SPLIT)).toMatchObject({ role: 'api' })
  expect(() => readInstance('api', { ...SPLIT, ...PRODUCTION })).toThrow(/PASS_SECRET is needed by start api/)
  expect(readInstance('api', { ...SPLIT, ...PRODUCTION, PASS_SECRET: SECRET })).toMatchObject({ role: 'api' })
})

it('requires nothing for a single process, which needs no API address', () => {
  expect(readInstance('both', {})).toMatchObject({ role: 'both' })
  expect(() => readInstance('both', { API_URL: 'http://127.0.0.1:4001' })).toThrow(
    'API_URL belongs to start gateway',
  )
})
