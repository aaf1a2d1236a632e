import { brotliDecompressSync } from 'node:zlib'
import { sha384 } from '@sureda/build/release'
import type { AppSet, CachedFile } from '@sureda/contract/remote/offline'
import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'
import { bundlesOf, makeBundle } from './bundle.ts'

const host = 'gavarres.localhost'
const file = (url: string, bytes: number): CachedFile => ({ url, bytes, integrity: `sha384-${url}` })

it('bundles files of one release up to half a megabyte, and every file once', () => {
  const rest = [
    file('/assets/js/a.js', 300_000),
    file('/assets/js/b.js', 200_000),
    file('/assets/js/c.js', 100_000),
    file('/mf/mf-map/1.0.0-aaaaaaaa/a.js', 900_000),
    file('/mf/mf-map/1.0.0-aaaaaaaa/b.js', 1),
    file('/mf/mf-games/1.0.0-aaaaaaaa/a.js', 1),
  ]
  expect(bundlesOf(rest).map(({ from, count }) => [from, count])).toEqual([
    [0, 2],
    [2, 1],
    [3, 1],
    [4, 1],
    [5, 1],
  ])
  expect(bundlesOf([])).toEqual([])
  // a new release of one remote leaves the others' bundles unchanged
  const after = rest.map(
    (one): CachedFile => (one.url.includes('mf-map') ? { ...one, integrity: 'sha384-new' } : one),
  )
  const ids = (files: CachedFile[]) => bundlesOf(files).map(({ url }) => url)
  const isSame = ids(after).map((id, index) => id === ids(rest)[index])
  expect(isSame).toEqual([true, true, false, false, true])
})

it('answers the files of a bundle unchanged, compressed, publicly cacheable and immutable', async () => {
  const { app } = await testGateway()
  const get = (url: string) => app.inject({ url, headers: { host, 'accept-encoding': 'br' } })
  const set = (await app.inject({ url: '/offline/app.json', headers: { host } })).json<AppSet>()
  const bundles = set.bundles ?? []
  const brought: string[] = []
  for (const { url, from, count } of bundles) {
    const answer = await get(url)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const body = brotliDecompressSync(answer.rawPayload)
    const type = String(answer.headers['content-type'])
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    for (const wanted of set.rest.slice(from, from + count)) {
      const part = form.get(wanted.url) as File
      const bytes = Buffer.from(await part.arrayBuffer())
      expect([bytes.length, sha384(bytes)]).toEqual([wanted.bytes, wanted.integrity])
      if (wanted.url.endsWith('.js')) expect(part.type).toBe('text/javascript; charset=utf-8')
      brought.push(wanted.url)
    }
  }
  expect(bundles.length).toBeGreaterThan(0)
  expect(brought).toEqual(set.rest.map(({ url }) => url))
})

it('answers no bundle of another set', async () => {
  const { app } = await testGateway()
  const answer = await app.inject({ url: '/offline/bundles/0123456789abcdef01234567', headers: { host } })
  expect(answer.statusCode).toBe(404)
})

it('fails when a file is missing from the store, because half a bundle would look complete', async () => {
  const read = () => Promise.reject(new Error('no such file'))
  await expect(makeBundle([{ ...file('/assets/a.js', 1), read }])).rejects.toThrow('no such file')
})
