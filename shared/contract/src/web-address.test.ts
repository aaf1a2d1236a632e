import { expect, it } from 'vitest'
import { hasCredentials, isWebAddress } from './web-address.ts'

it.each([
  'https://user:password@example.test/',
  'https://user@example.test/',
  'https://:password@example.test/',
  'https:\\\\user:password@example.test',
  ' https://user:p%40ss@example.test/logo.png',
])('finds what is secret in %s', (address) => {
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
