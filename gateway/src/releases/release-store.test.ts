import { afterAll, describe, expect, it } from 'vitest'
import { aRelease, tempDir } from '../testing/fixtures.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { directoryStore } from './directory-store.ts'
import { s3Store } from './s3-store.ts'

const s3 = await startS3Server()
afterAll(() => s3.close())

const stores = {
  folder: directoryStore(tempDir('store')),
  bucket: s3Store({
    bucket: 'releases',
    region: 'eu-south-2',
    endpoint: s3.url,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  }),
}
const version = '1.0.0-aaaaaaaa'
const { record, files } = aRelease('mf-booking', version)
const entry = 'remoteEntry.11111111.js'

describe.each(Object.entries(stores))('a release store in a %s', (_name, store) => {
  it('has nothing before anything was put', async () => {
    expect(await store.has('mf-booking', version)).toBe(false)
    expect(await store.record('mf-booking', version)).toBeUndefined()
    expect(await store.versions('mf-booking')).toEqual([])
  })

  it('gives back what was put, compressed where the caller takes it', async () => {
    await store.put('mf-booking', version, files)
    expect(await store.has('mf-booking', version)).toBe(true)
    expect(await store.record('mf-booking', version)).toEqual(record)
    expect((await store.file('mf-booking', version, entry, false))?.body).toEqual(files.get(entry))
    const small = await store.file('mf-booking', version, entry, true)
    expect(small?.encoding).toBe('br')
    expect(small?.body.length).toBeLessThan(files.get(entry)?.length ?? 0)
    expect(await store.file('mf-booking', version, 'js/none.js', true)).toBeUndefined()
    expect(await store.versions('mf-booking')).toEqual([version])
  })

  it('never changes a version', async () => {
    await expect(store.put('mf-booking', version, files)).rejects.toThrow('never changes')
  })

  it('does not leave its folder', async () => {
    await expect(async () => store.file('mf-booking', version, '../../x', false)).rejects.toThrow(
      'Not the name',
    )
    await expect(async () => store.record('mf-booking', '../1.0.0-a')).rejects.toThrow('Not the name')
  })

  it('removes a version as a whole', async () => {
    await store.remove('mf-booking', version)
    expect(await store.has('mf-booking', version)).toBe(false)
    expect(await store.file('mf-booking', version, entry, false)).toBeUndefined()
  })
})

it('lets a bucket be put behind a CDN: type, encoding and lasting cache headers on each object', async () => {
  await stores.bucket.put('mf-booking', version, files)
  expect(s3.objects.get(`mf/mf-booking/${version}/${entry}`)?.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(s3.objects.get(`mf/mf-booking/${version}/${entry}.br`)?.headers['content-encoding']).toBe('br')
})
