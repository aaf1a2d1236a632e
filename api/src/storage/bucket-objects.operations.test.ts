import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasSwift, LISTED_AT_ONCE, type Swift, startSwift } from '../testing/services/swift.ts'
import { bucketObjects } from './bucket-objects.ts'
import { checkStorage } from './check-storage.ts'
import { listed, objectStoreRules } from './object-store.testing.ts'

describe.skipIf(!hasSwift)('a bucket of OpenStack Swift', () => {
  let swift: Swift
  let bucket: Parameters<typeof bucketObjects>[0]
  beforeAll(async () => {
    swift = await startSwift()
    bucket = await swift.makeBucket('office')
  })
  afterAll(() => swift?.stop())

  const open = (change: Partial<typeof bucket> = {}) =>
    bucketObjects({ ...bucket, answersWithinMs: 30_000, ...change })
  const trial = (change: Partial<typeof bucket>) => checkStorage(open(change))

  objectStoreRules(open)

  it('lists more than one page', async () => {
    const keys = Array.from({ length: LISTED_AT_ONCE * 2 + 1 }, (_, number) => `many/${number}`)
    for (let from = 0; from < keys.length; from += 10)
      await Promise.all(keys.slice(from, from + 10).map((key) => open().put(key, Buffer.from('x'))))
    expect(await listed(open(), 'many')).toHaveLength(keys.length)
  })

  it('says in one sentence what is wrong and what to do', async () => {
    await expect(trial({ name: 'elsewhere' })).rejects.toThrow(
      'The bucket elsewhere cannot be used: it does not exist there. Make it, or correct its name.',
    )
    await expect(trial({ secretAccessKey: 'wrong' })).rejects.toThrow('S3_SECRET_ACCESS_KEY do not fit')
    await expect(trial(swift.stranger)).rejects.toThrow('S3_ACCESS_KEY_ID may not do this')
    await expect(trial({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow(
      'it does not answer (ECONNREFUSED)',
    )
  })
})
