import { expect, it } from 'vitest'
import { FORMER_SHELL_API, fitsShellApi, SHELL_API_VERSION, shellApiMismatch } from './shell-api.ts'

it('runs remotes of this version and of the previous major, and no others', () => {
  expect(fitsShellApi(`^${SHELL_API_VERSION}`)).toBe(true)
  expect(fitsShellApi(`^${FORMER_SHELL_API}`)).toBe(true)
  expect(fitsShellApi('^1.18.0')).toBe(true)
  expect(fitsShellApi('^1.99.0')).toBe(false)
  expect(fitsShellApi('^9.0.0')).toBe(false)
  expect(fitsShellApi('^1.0.0', '9.0.0')).toBe(false)
})

it('says what to do with an incompatible remote', () => {
  expect(shellApiMismatch('^1.99.0')).toMatch(
    /^needs shell API \^1\.99\.0, but the shell has 2\.\d+\.\d+\. Write .* ship it again$/,
  )
})
