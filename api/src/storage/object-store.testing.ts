import { expect, it } from 'vitest'
import { checkStorage } from './check-storage.ts'
import type { ObjectStore, StoredObject } from './object-store.ts'

export async function listed(store: ObjectStore, folder: string): Promise<StoredObject[]> {
  const found: StoredObject[] = []
  for await (const object of store.list(folder)) found.push(object)
  return found
}

/** Tests that every object store must pass: the folder always, the bucket if a real one is available. */
export function objectStoreRules(open: () => ObjectStore): void {
  const keysBelow = async (folder: string) => (await listed(open(), folder)).map(({ key }) => key).sort()

  it('has nothing before anything was put', async () => {
    expect(await open().get('uploads/raya/none.webp')).toBeUndefined()
    expect(await open().has('uploads/raya/none.webp')).toBe(false)
    expect(await keysBelow('uploads')).toEqual([])
    await open().remove(['uploads/raya/none.webp'])
  })

  it('gives back what was put, and the last of two', async () => {
    await open().put('uploads/raya/1.webp', Buffer.from('first'))
    await open().put('uploads/raya/1.webp', Buffer.from('second'), { contentType: 'image/webp' })
    expect(String(await open().get('uploads/raya/1.webp'))).toBe('second')
    expect(await open().has('uploads/raya/1.webp')).toBe(true)
    await open().put('uploads/raya/empty', Buffer.alloc(0))
    expect(await open().get('uploads/raya/empty')).toEqual(Buffer.alloc(0))
  })

  it('lists a folder with sizes and times, and not what only begins like it', async () => {
    await open().put('mf/mf-map/1.0.0-a/js/1.js', Buffer.from('12345'))
    await open().put('mf/mf-maps/1.0.0-a/js/1.js', Buffer.from('1'))
    const [found, ...more] = await listed(open(), 'mf/mf-map')
    expect(more).toEqual([])
    expect(found).toEqual({ key: 'mf/mf-map/1.0.0-a/js/1.js', bytes: 5, at: expect.any(Date) })
  })

  it('removes many at once', async () => {
    const keys = Array.from({ length: 20 }, (_, number) => `private/uploads/walks/${number}`)
    await Promise.all(keys.map((key) => open().put(key, Buffer.from(key))))
    expect(await keysBelow('private')).toHaveLength(20)
    await open().remove(keys)
    expect(await keysBelow('private')).toEqual([])
  })

  it('takes no key that leads out of it', async () => {
    for (const key of ['../x', 'a/../x', '/x', 'a//x', '.hidden', 'a/.hidden', ''])
      await expect(async () => open().get(key), key).rejects.toThrow('not the key of an object')
  })

  it('passes its trial, which leaves nothing', async () => {
    await checkStorage(open())
    expect(await keysBelow('trial')).toEqual([])
  })
}
