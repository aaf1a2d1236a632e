import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { testGateway } from '../testing/test-gateway.ts'

it('serves the outlines of a territory compressed, and as immutable under the address with their hash', async () => {
  const { app, options } = await testGateway()
  const get = (url: string, encoding = '') =>
    app.inject({ url, headers: { host: 'gavarres.localhost', 'accept-encoding': encoding } })
  const outlines = JSON.stringify({ municipalities: Array(99).fill({ name: 'Cassà', rings: [] }) })
  writeFileSync(path.join(options.mediaRoot, 'gavarres/media/outlines.json'), outlines)
  const url = '/media/gavarres/outlines.json?v=0a1b2c3d'
  for (const [encoding, read] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const answer = await get(url, encoding)
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
    expect(answer.headers['cache-control']).toContain('immutable')
    expect(read(answer.rawPayload).toString()).toBe(outlines)
  }
  expect((await get(url)).body).toBe(outlines)
  expect((await get('/media/gavarres/outlines.json')).headers['cache-control']).not.toContain('immutable')
  expect((await get('/media/gavarres/none.json?v=1')).statusCode).toBe(404)
})
