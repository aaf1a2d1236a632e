// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { isForEverybody } from './answers.ts'
import { isAppFile } from './app-files.ts'
import { isMedia, otherWidths } from './media.ts'
import { NO_PAGES } from './pages.ts'

const answer = (control: string, status = 200) =>
  new Response('{}', { status, headers: { 'cache-control': control } })

it('stores an answer only where the server marks it as public', () => {
  expect(isForEverybody(answer('public, no-cache'))).toBe(true)
  for (const control of ['no-store', 'private, max-age=60', 'public, no-store', '', 'max-age=600'])
    expect(isForEverybody(answer(control)), control).toBe(false)
  expect(isForEverybody(answer('public, no-cache', 503))).toBe(false)
})

it('knows the other widths of a picture, first the one in packs', () => {
  expect(otherWidths('/media/gavarres/e-alba-1200.avif')).toEqual([
    '/media/gavarres/e-alba-800.avif',
    '/media/gavarres/e-alba-480.avif',
  ])
  expect(otherWidths('/media/gavarres/icon.svg')).toEqual([])
})

it('does not store photos of persons', () => {
  expect(isMedia('/media/gavarres/e-alba-800.avif')).toBe(true)
  expect(isMedia('/media/uploads/gavarres/0b0f5a2e-6a5e-4d6e-9a41-2f1f5a0c9a11.webp')).toBe(false)
})

it('answers screens with the stored page, but not files and calls', () => {
  const isNoPage = (path: string) => NO_PAGES.some((pattern) => pattern.test(path))
  for (const path of [
    '/api/v1/routes',
    '/media/x/a.avif',
    '/mf/mf-map/1/a.js',
    '/offline/app.json',
    '/sw.js',
  ])
    expect(isNoPage(path), path).toBe(true)
  for (const path of ['/', '/inicio', '/rutas/rt-suro?tab=perfil', '/mapa?at=41.9,2.9,12'])
    expect(isNoPage(path), path).toBe(false)
  const files = ['/assets/js/a.js', '/fonts/a.woff2', '/mf/mf-map/1/a.js', '/media/gavarres/outlines.json']
  expect(files.every(isAppFile)).toBe(true)
  expect(isAppFile('/media/gavarres/a.avif')).toBe(false)
})
