import { expect, it } from 'vitest'
import { bundleMemory } from './bundle-memory.ts'

const made = { type: 'multipart/form-data', br: Buffer.alloc(1), gzip: Buffer.alloc(1) }
const nothing = async () => undefined

it('makes a bundle once for concurrent requests, and again when it failed or did not exist', async () => {
  const memory = bundleMemory()
  expect(await memory.get('one', nothing)).toBeUndefined()
  expect(await Promise.all([memory.get('one', async () => made), memory.get('one', nothing)])).toEqual([
    made,
    made,
  ])
  await expect(memory.get('two', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await memory.get('two', async () => made)).toBe(made)
  expect(await memory.get('two', nothing)).toBe(made)
})

it('caches the last forty bundles, and unknown names displace none of them', async () => {
  const memory = bundleMemory()
  await memory.get('first', async () => made)
  await Promise.all(Array.from({ length: 100 }, (_, n) => memory.get(`nothing ${n}`, nothing)))
  expect(await memory.get('first', nothing)).toBe(made)
  for (let n = 0; n < 40; n++) await memory.get(`other ${n}`, async () => made)
  expect(await memory.get('first', nothing)).toBeUndefined()
})
