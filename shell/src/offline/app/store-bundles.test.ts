import { createHash } from 'node:crypto'
import type { AppSet, CachedFile } from '@sureda/contract/remote/offline'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeCaches } from '../fake-phone.testing.ts'
import { CACHES } from './cache-names.ts'
import { storeApp } from './store-app.ts'

const NAMES = [
  '/assets/a.js',
  '/assets/b.js',
  '/mf/mf-map/1.0.0-aaaaaaaa/c.css',
  '/mf/mf-map/1.0.0-aaaaaaaa/d.css',
]
const bodyOf = (url: string) => `body of ${url}`
const fileOf = (url: string): CachedFile => {
  const hash = createHash('sha384').update(bodyOf(url)).digest('base64')
  return { url, bytes: bodyOf(url).length, integrity: `sha384-${hash}` }
}
const SET: AppSet = {
  ...{ format: 1, id: 'set', code: 'code', first: [], rest: NAMES.map(fileOf) },
  bundles: [
    { url: '/offline/bundles/shell', from: 0, count: 2 },
    { url: '/offline/bundles/map', from: 2, count: 2 },
  ],
  languages: { es: [], ca: [], en: [], fr: [], de: [], nl: [] },
}

let asked: string[]
/** Answers that replace the server's. */
let troubles: Map<string, () => Response | Promise<Response>>
beforeEach(() => {
  vi.stubGlobal('location', new URL('https://gavarres.example'))
  fakeCaches()
  asked = []
  troubles = new Map()
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const trouble = troubles.get(url)
    if (trouble) return trouble()
    if (url === '/offline/page') return new Response('page', { headers: { 'x-app-set': SET.id } })
    const bundle = SET.bundles?.find((one) => one.url === url)
    if (!bundle) return new Response(bodyOf(url))
    return formOf(NAMES.slice(bundle.from, bundle.from + bundle.count))
  })
})
afterEach(() => vi.unstubAllGlobals())

function formOf(names: readonly string[], body = bodyOf): Response {
  const form = new FormData()
  for (const name of names) form.append(name, new Blob([body(name)], { type: 'text/javascript' }))
  return new Response(form)
}

const keep = (onBytes?: (bytes: number) => void) =>
  storeApp(SET, { language: 'ca', everything: true, onBytes })
const stored = async (url: string) => {
  const found = await (await caches.open(CACHES.files)).match(url)
  return found && { body: await found.text(), integrity: found.headers.get('x-integrity') }
}
const expectAll = async () => {
  for (const { url, integrity } of SET.rest)
    expect(await stored(url)).toEqual({ body: bodyOf(url), integrity })
}

it('stores the app with one answer per bundle, and counts the bytes of each file once', async () => {
  let bytes = 0
  await keep((more) => {
    bytes += more
  })
  expect(asked.filter((url) => url.startsWith('/offline/bundles/'))).toEqual(
    SET.bundles?.map(({ url }) => url),
  )
  expect(asked.some((url) => NAMES.includes(url))).toBe(false)
  await expectAll()
  expect(bytes).toBe(SET.rest.reduce((sum, file) => sum + file.bytes, 0))
})

it('stores home and the open page with their content, once for a set', async () => {
  vi.stubGlobal('location', new URL('https://gavarres.example/rutas'))
  const rendered = (heading: string) => () =>
    new Response(`<div id="root" data-rendered><h1>${heading}</h1></div>`, {
      headers: { 'x-app-set': SET.id },
    })
  troubles.set('/inicio', rendered('Home'))
  troubles.set('/rutas', rendered('Routes'))
  const storedPage = async (path: string) => (await (await caches.open(CACHES.pages)).match(path))?.text()
  await keep()
  expect(await storedPage('/inicio')).toBe('<div id="root" data-rendered="stored"><h1>Home</h1></div>')
  expect(await storedPage('/rutas')).toBe('<div id="root" data-rendered="stored"><h1>Routes</h1></div>')
  asked = []
  await keep()
  expect(asked).toEqual([])
})

it('stores the app also where its first pages do not come', async () => {
  troubles.set('/inicio', () => Promise.reject(new TypeError('Failed to fetch')))
  await keep()
  await expectAll()
})

it.each([
  ['is of another set by now', () => new Response('', { status: 404 })],
  [
    'was cut',
    () => new Response('--x\r\nhalf', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }),
  ],
  ['never came', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['has other bytes', () => formOf(NAMES.slice(0, 2), () => 'another body')],
])('fetches file by file what a bundle did not bring that %s', async (_why, trouble) => {
  troubles.set('/offline/bundles/shell', trouble)
  await keep()
  expect(asked).toEqual(expect.arrayContaining(['/assets/a.js', '/assets/b.js', '/offline/bundles/map']))
  expect(asked).not.toContain('/mf/mf-map/1.0.0-aaaaaaaa/c.css')
  await expectAll()
})

it('skips a bundle of which most files are stored already', async () => {
  await (await caches.open(CACHES.files)).put('/assets/a.js', new Response(bodyOf('/assets/a.js')))
  await keep()
  expect(asked).toContain('/assets/b.js')
  expect(asked).not.toContain('/offline/bundles/shell')
})

it('sends no more requests when it is stopped', async () => {
  const stop = new AbortController()
  troubles.set('/offline/bundles/shell', () => {
    stop.abort()
    return Promise.reject(stop.signal.reason)
  })
  const options = { language: 'ca', everything: true, signal: stop.signal } as const
  await expect(storeApp(SET, options)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
  expect(asked).not.toContain('/assets/a.js')
})
