import { expect, it } from 'vitest'
import { readConfig, readSome } from './config.ts'

it('needs no environment variables', () => {
  expect(readConfig({})).toMatchObject({ PORT: 4000, RELEASES_DIR: '.releases', ROLLBACK_MIN_FAILURES: 5 })
})

it('lists every fault of API and gateway at once, each with its fix and without its value', () => {
  const faulty = () =>
    readConfig({
      PORT: 'high',
      DATABASE_URL: 'mysql://root:hunter2@db',
      OVERRIDE_SECRET: 'hunter2',
      API_URL: 'there',
      ROLLBACK_RATE: '7',
      S3_ACCESS_KEY_ID: 'a',
    })
  expect(faulty).toThrow(/PORT must be a number from 1 to 65535/)
  expect(faulty).toThrow(/DATABASE_URL must be postgresql:/)
  expect(faulty).toThrow(/OVERRIDE_SECRET must be at least 32 characters/)
  expect(faulty).toThrow(/API_URL must be a full address/)
  expect(faulty).toThrow(/ROLLBACK_RATE must be a number above 0/)
  expect(faulty).toThrow(/S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given together/)
  expect(faulty).not.toThrow(/hunter2/)
})

it('requires an own secret in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production', PUBLIC_URL_SCHEME: 'https' })).toThrow(
    'OVERRIDE_SECRET is needed in production',
  )
})

it('reads the origins that may load remotes, and refuses an invalid origin', () => {
  expect(readConfig({}).REMOTE_ORIGINS).toEqual([])
  const two = 'https://app.example.org, http://localhost:8080'
  expect(readConfig({ REMOTE_ORIGINS: two }).REMOTE_ORIGINS).toEqual([
    'https://app.example.org',
    'http://localhost:8080',
  ])
  for (const wrong of ['*', 'app.example.org', 'https://app.example.org/', 'https://App.example.org', 'null'])
    expect(() => readConfig({ REMOTE_ORIGINS: wrong }), wrong).toThrow(
      'REMOTE_ORIGINS must be origins without a path',
    )
})

it('reads only the settings that a command needs, each with its rules', () => {
  const env = { NODE_ENV: 'production', PORT: 'eighty', DATA_DIR: '/srv/sureda', PUBLIC_URL_SCHEME: 'http' }
  expect(readSome(env, ['DATA_DIR', 'DATABASE_URL'])).toEqual({
    DATA_DIR: '/srv/sureda',
    DATABASE_URL: undefined,
  })
  expect(() => readSome(env, ['DATA_DIR', 'OVERRIDE_SECRET'])).toThrow(/OVERRIDE_SECRET is needed/)
  expect(() => readSome(env, ['PUBLIC_URL_SCHEME'])).toThrow(/PUBLIC_URL_SCHEME must be https/)
})
