import { rspack } from '@rspack/core'
import { expect, it } from 'vitest'
import { fileHashes, inOrder } from './file-hashes.ts'

it('writes a table of hashes in the same order whichever thread was first', () => {
  const one = '{817: "*-*-*-CHUNK-SRI-HASH-b+/=",\n150: "*-*-*-CHUNK-SRI-HASH-a="}'
  const other = '{150: "*-*-*-CHUNK-SRI-HASH-a=",817: "*-*-*-CHUNK-SRI-HASH-b+/="}'
  expect(inOrder(one)).toBe(other)
  expect(inOrder(other)).toBe(other)
  expect(inOrder('{}')).toBe('{}')
})

it('brings the plugin of the bundler along', () => {
  expect(fileHashes()[0]).toBeInstanceOf(rspack.SubresourceIntegrityPlugin)
})
