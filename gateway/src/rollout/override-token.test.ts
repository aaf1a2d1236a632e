import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Secret } from '@sureda/api/secret'
import { expect, it } from 'vitest'
import { overrideSecretOf } from '../installation.ts'
import { tempDir } from '../testing/fixtures.ts'
import { signOverride, verifyOverride } from './override-token.ts'

const secret: Secret = ['one secret']
const inAnHour = Math.floor(Date.now() / 1000) + 3_600
const token = signOverride({ releases: { 'mf-map': '1.0.0-aaaaaaaa' }, expires: inAnHour }, secret)

it('reads its own token', () => {
  expect(verifyOverride(token, secret)?.releases).toEqual({ 'mf-map': '1.0.0-aaaaaaaa' })
})

it('accepts a token of another process while the secret is changed', () => {
  expect(verifyOverride(token, ['next secret', 'one secret'])?.expires).toBe(inAnHour)
  expect(
    verifyOverride(signOverride({ releases: {}, expires: inAnHour }, ['next secret', 'one secret']), secret),
  ).toBe(undefined)
})

it('signs with the stored secret, never with one that a full disk cut off', () => {
  const DATA_DIR = tempDir('secret')
  writeFileSync(path.join(DATA_DIR, 'override-secret'), '')
  const [stored] = overrideSecretOf({ DATA_DIR })
  expect(stored).toHaveLength(43)
  expect(overrideSecretOf({ DATA_DIR })).toEqual([stored])
})

it('refuses expired, foreign, changed and invalid tokens', () => {
  expect(verifyOverride(token, secret, (inAnHour + 1) * 1000)).toBeUndefined()
  expect(verifyOverride(token, ['another secret'])).toBeUndefined()
  const [, signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ releases: {}, expires: inAnHour + 99 })).toString('base64url')
  expect(verifyOverride(`${forged}.${signature}`, secret)).toBeUndefined()
  for (const broken of [undefined, '', 'x', 'x.y.z', '.'])
    expect(verifyOverride(broken, secret)).toBeUndefined()
})
