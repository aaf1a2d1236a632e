import { describe, expect, it } from 'vitest'
import { aRelease, tempDir } from '../testing/fixtures.ts'
import { folderReleases } from './object-releases.ts'
import { privateFolder } from './release-store.ts'
import { storeRelease } from './ship.ts'

const store = folderReleases(tempDir('store'))
const version = '1.0.0-aaaaaaaa'
const { record, files } = aRelease('mf-booking', version)
const entry = 'remoteEntry.11111111.js'

describe('a release store', () => {
  it('is empty at first', async () => {
    expect(await store.has('mf-booking', version)).toBe(false)
    expect(await store.record('mf-booking', version)).toBeUndefined()
  })

  it('returns what was stored, compressed where the caller accepts that', async () => {
    await store.put('mf-booking', version, files)
    expect(await store.has('mf-booking', version)).toBe(true)
    expect(await store.record('mf-booking', version)).toEqual(record)
    expect((await store.file('mf-booking', version, entry, false))?.body).toEqual(files.get(entry))
    const small = await store.file('mf-booking', version, entry, true)
    expect(small?.encoding).toBe('br')
    expect(small?.body.length).toBeLessThan(files.get(entry)?.length ?? 0)
    expect(await store.file('mf-booking', version, 'js/none.js', true)).toBeUndefined()
  })

  it('refuses to change a version', async () => {
    await expect(store.put('mf-booking', version, files)).rejects.toThrow('never changes')
  })

  it('accepts a release that another process has just stored', async () => {
    const built = aRelease('mf-booking', '1.0.6-aaaaaaaa')
    await storeRelease(built, store)
    await storeRelease(built, store)
    expect(await store.record('mf-booking', '1.0.6-aaaaaaaa')).toEqual(built.record)
  })

  it('refuses paths outside of its folder', async () => {
    await expect(async () => store.file('mf-booking', version, '../../x', false)).rejects.toThrow(
      'Not the name',
    )
    await expect(async () => store.record('mf-booking', '../1.0.0-a')).rejects.toThrow('Not the name')
  })

  it('does not list a release without its record, and accepts it again', async () => {
    const half = '1.0.5-aaaaaaaa'
    await store.put('mf-booking', half, new Map([['js/part.js', Buffer.from('half')]]))
    expect(await store.has('mf-booking', half)).toBe(false)
    await store.put('mf-booking', half, aRelease('mf-booking', half).files)
    expect(await store.has('mf-booking', half)).toBe(true)
  })

  it('names a broken release', async () => {
    const broken = new Map([['release.json', Buffer.from('{"format":1,')]])
    await store.put('mf-map', version, broken)
    await expect(store.record('mf-map', version)).rejects.toThrow(
      'release.json of mf-map 1.0.0-aaaaaaaa in the store cannot be read.',
    )
  })

  it('stores private files by folder', async () => {
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

  it('removes a version with its private files', async () => {
    const map = `${privateFolder('mf-booking', version)}/js/1.js.map`
    await store.private.put(map, Buffer.from('{}'))
    await store.remove('mf-booking', version)
    expect(await store.has('mf-booking', version)).toBe(false)
    expect(await store.private.get(map)).toBeUndefined()
    expect(await store.file('mf-booking', version, entry, false)).toBeUndefined()
  })
})
