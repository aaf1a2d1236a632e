import { homedir } from 'node:os'
import { expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './setting.ts'

const faultsOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message.split('\n').slice(1)
  }
  return []
}

it('needs nothing: every value has a default', () => {
  expect(readConfig({})).toMatchObject({ PORT: 4000, DATA_DIR: '.data', RATE_LIMIT_FACTOR: 1 })
})

it('treats an empty value as absent', () => {
  expect(readConfig({ DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({ PORT: 4000 })
})

it('lists all faults at once, each with its fix', () => {
  expect(
    faultsOf({
      PORT: 'eighty',
      DATABASE_URL: 'mysql://x',
      SMTP_URL: 'mail.example.org',
      GOOGLE_JWKS_URL: 'keys',
      RATE_LIMIT_FACTOR: '-1',
    }),
  ).toEqual([
    '  PORT must be a number from 1 to 65535, e.g. PORT=4000',
    '  DATABASE_URL must be postgresql://user:password@host:5432/database, or remove it to use the embedded database',
    '  SMTP_URL must be smtp://user:password@host:587 or smtps://…, or remove it to have mails written as files',
    '  GOOGLE_JWKS_URL must be a full address, https://…',
    '  RATE_LIMIT_FACTOR must be a number above 0; 1 is the normal limit',
  ])
})

it.each(['/', '/proc', '/proc/none', '/var/lib', '/home/', homedir()])(
  'does not take %s for its data folder, whose rights it would change',
  (folder) => {
    expect(faultsOf({ DATA_DIR: folder })).toEqual([
      expect.stringContaining('DATA_DIR must be a folder of its own'),
    ])
  },
)

it('uses a mounted volume as data folder', () => {
  for (const folder of ['/data', '/dev/shm/sureda'])
    expect(readConfig({ DATA_DIR: folder }).DATA_DIR).toBe(folder)
})

it('uses the home of the service’s user as data folder', () => {
  vi.stubEnv('HOME', '/var/lib/sureda')
  expect(readConfig({ DATA_DIR: '/var/lib/sureda' }).DATA_DIR).toBe('/var/lib/sureda')
  vi.unstubAllEnvs()
})

it('refuses values of tests in production', () => {
  expect(
    faultsOf({
      NODE_ENV: 'production',
      RATE_LIMIT_FACTOR: '1000',
      EMBEDDED_DURABILITY: 'off',
      PUSH_ADDRESSES: 'any',
    }),
  ).toEqual([
    '  EMBEDDED_DURABILITY loses data at a power cut: remove it in production',
    '  RATE_LIMIT_FACTOR is for load tests: remove it in production',
    '  PUSH_ADDRESSES lets phones send the server into its own network: remove it in production',
    '  PUBLIC_URL_SCHEME must be https in production',
  ])
})

it('never repeats a value, it may be a secret', () => {
  expect(faultsOf({ DATABASE_URL: 'hunter2' }).join()).not.toContain('hunter2')
})
