import { expect, it } from 'vitest'
import { hasCredentials, isPublicAddress, isWebAddress } from './web-address.ts'

it.each([
  'https://user:password@example.test/',
  'https://user@example.test/',
  'https://:password@example.test/',
  'https:\\\\user:password@example.test',
  ' https://user:p%40ss@example.test/logo.png',
])('finds the secret in %s', (address) => {
  expect(hasCredentials(address)).toBe(true)
  expect(isWebAddress(address)).toBe(false)
})

it.each(['https://example.test/@user', 'https://example.test/?to=a@b.test', 'https://example.test/#a:b@c'])(
  'lets %s pass',
  (address) => {
    expect(hasCredentials(address)).toBe(false)
    expect(isWebAddress(address)).toBe(true)
  },
)

it.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[fd00::1]/logo.png',
  'https://localhost/',
  'https://app.localhost./',
  'https://nas.local',
  'https://metadata.google.internal/x',
  'https://intranet/',
  'https:example.test',
  'https:///example.test',
  'https:\\\\example.test',
  'https://example.test\\@evil.test',
  'https://example.test/\u200b',
  'https://example.test/ two words',
  'no address',
])('does not show %s to everybody', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

it.each([
  'https://example.test/@user?a=b#c',
  ' https://example.test ',
  'HTTPS://EXAMPLE.TEST',
  'https://càlonge.cat/avís',
  'http://example.test:8080/a.b',
])('shows %s', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})
