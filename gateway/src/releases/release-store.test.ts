import fs, { readdirSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { aRelease, tempDir } from '../testing/fixtures.ts'
import { S3_BUCKET, S3_KEYS, startS3Server } from '../testing/s3-server.ts'
import { directoryStore } from './directory-store.ts'
import { privateFolder } from './release-store.ts'
import { s3Store } from './s3-store.ts'

const s3 = await startS3Server()
afterAll(() => s3.close())

const stores = {
  folder: directoryStore(tempDir('store')),
  bucket: s3Store({ bucket: S3_BUCKET, endpoint: s3.url, ...S3_KEYS }),
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

  it('lists many versions, whole ones only', async () => {
    const more = ['1.0.1-aaaaaaaa', '1.0.2-aaaaaaaa', '1.0.3-aaaaaaaa', '1.0.4-aaaaaaaa']
    for (const next of more) await store.put('mf-booking', next, aRelease('mf-booking', next).files)
    await store.put('mf-booking', '1.0.5-aaaaaaaa', new Map([['js/part.js', Buffer.from('half')]]))
    expect(await store.versions('mf-booking')).toEqual([version, ...more])
    for (const next of more) await store.remove('mf-booking', next)
    expect(await store.versions('mf-booking')).toEqual([version])
  })

  it('says which release is broken', async () => {
    const broken = new Map([['release.json', Buffer.from('{"format":1,')]])
    await store.put('mf-map', version, broken)
    await expect(store.record('mf-map', version)).rejects.toThrow(
      'release.json of mf-map 1.0.0-aaaaaaaa in the store cannot be read.',
    )
  })

  it('stores files that no address serves, by folder', async () => {
    const { private: hidden } = store
    await hidden.put('uploads/walks/abc', Buffer.from('one'))
    await hidden.put('uploads/huts/abc', Buffer.from('three'))
    await hidden.put('uploads/walks/abc', Buffer.from('four'))
    expect(String(await hidden.get('uploads/walks/abc'))).toBe('four')
    const found = await hidden.list('uploads/walks')
    expect(found).toEqual([{ name: 'uploads/walks/abc', bytes: 4, at: expect.any(Date) }])
    expect((await hidden.list('uploads')).map(({ name }) => name).sort()).toEqual([
      'uploads/huts/abc',
      'uploads/walks/abc',
    ])
    await hidden.remove(['uploads/walks/abc', 'uploads/huts/abc'])
    expect(await hidden.list('uploads')).toEqual([])
    expect(await hidden.get('uploads/walks/abc')).toBeUndefined()
    await expect(async () => hidden.get('../mf/x')).rejects.toThrow('Not the name of a private file')
  })

  it('removes a version as a whole, with its private files', async () => {
    const map = `${privateFolder('mf-booking', version)}/js/1.js.map`
    await store.private.put(map, Buffer.from('{}'))
    await store.remove('mf-booking', version)
    expect(await store.has('mf-booking', version)).toBe(false)
    expect(await store.private.get(map)).toBeUndefined()
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

it('says in one sentence what is wrong with a bucket', async () => {
  const at = { bucket: S3_BUCKET, endpoint: s3.url, ...S3_KEYS }
  const ship = (change: Partial<typeof at>) => s3Store({ ...at, ...change }).put('mf-map', '2.0.0-a', files)
  await expect(ship({ secretAccessKey: 'wrong' })).rejects.toThrow(/S3_SECRET_ACCESS_KEY/)
  await expect(ship({ accessKeyId: 'SOMEBODY' })).rejects.toThrow(/S3_ACCESS_KEY_ID/)
  await expect(ship({ bucket: 'elsewhere' })).rejects.toThrow('S3_BUCKET does not exist')
  await expect(ship({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow('does not answer (ECONNREFUSED)')
})

it('leaves nothing behind and says why when a folder cannot be written', async () => {
  const root = tempDir('full')
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
  const { writeFile } = fs.promises
  const writing = vi.spyOn(fs.promises, 'writeFile')
  writing.mockImplementationOnce(writeFile).mockRejectedValueOnce(full)
  // updates the store's named imports
  syncBuiltinESMExports()
  onTestFinished(() => {
    writing.mockRestore()
    syncBuiltinESMExports()
  })
  await expect(directoryStore(root).put('mf-booking', version, files)).rejects.toThrow(
    `Nothing was shipped: the release store in ${root} cannot be written, its disk is full. Free some space and ship again.`,
  )
  expect(readdirSync(path.join(root, 'mf/mf-booking'))).toEqual([])
  await directoryStore(root).put('mf-booking', version, files)
  expect(await directoryStore(root).versions('mf-booking')).toEqual([version])
})
