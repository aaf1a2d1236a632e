import { afterEach, expect, it, vi } from 'vitest'
import { wayToInstall } from './install.ts'

const display = (mode: 'standalone' | 'browser') =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(mode) }))
afterEach(() => vi.unstubAllGlobals())

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

it('offers a button where the browser can install, instructions on an iPhone, nothing elsewhere', () => {
  display('browser')
  expect(wayToInstall(true, 'Android Chrome')).toBe('button')
  expect(wayToInstall(false, IPHONE)).toBe('by-hand')
  expect(wayToInstall(false, 'Android Firefox')).toBeNull()
})

it('offers nothing in an installed app', () => {
  display('standalone')
  expect(wayToInstall(true, IPHONE)).toBeNull()
})
