import { rspack } from '@rspack/core'
import { expect, it } from 'vitest'
import { fileHashes, inOrder } from './file-hashes.ts'

it('writes the table of hashes in the same order, whichever thread was first', () => {
  const one = '{817: "*-*-*-CHUNK-SRI-HASH-b+/=",\n150: "*-*-*-CHUNK-SRI-HASH-a="}'
  const other = '{150: "*-*-*-CHUNK-SRI-HASH-a=",817: "*-*-*-CHUNK-SRI-HASH-b+/="}'
  expect(inOrder(one)).toBe(other)
  expect(inOrder(other)).toBe(other)
  expect(inOrder('{}')).toBe('{}')
})

it('has the bundler’s plugin', () => {
  expect(fileHashes()[0]).toBeInstanceOf(rspack.SubresourceIntegrityPlugin)
})
