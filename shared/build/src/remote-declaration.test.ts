import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { declarationFaults, exposesOf, headsOf, moduleOf, readDeclaration } from './remote-declaration.ts'

const fixture = path.join(import.meta.dirname, '../fixtures/mf-one')
const good = readDeclaration(fixture)
let dir: string

beforeEach(() => {
  dir = mkdtempSync(path.join(import.meta.dirname, '../.test-'))
  cpSync(fixture, dir, { recursive: true, filter: (file) => !file.includes('dist') })
})
afterEach(() => rmSync(dir, { recursive: true }))

const fault = (change: object) => declarationFaults({ ...good, ...change }).join('\n')
const route = good.routes[0]

it('accepts a valid declaration', () => {
  expect(declarationFaults(good)).toEqual([])
})

it.each([
  '/welcome',
  '/mobile-only',
  '/login',
  '/registro',
  '/recuperar-contrasena',
  '/reset-password/:token',
  '/confirmar-correo/:token',
  '/dashboard',
  '/admin/users',
  // no screens: the gateway answers them itself, and the service worker leaves them alone
  '/fonts',
  '/internal/walks',
  '/link-preview/walks',
  '/livez',
  '/readyz',
  '/splash',
  '/uploads/:id',
])('refuses %s, which belongs to the shell', (path) => {
  expect(fault({ routes: [{ ...route, path }] })).toContain(`${path} belongs to the shell`)
})

it('refuses the root, unknown access words, unknown fields and bad ranges, each with its place', () => {
  expect(fault({ routes: [{ ...route, path: '/' }] })).toContain('routes.0.path')
  expect(fault({ routes: [{ ...route, access: 'everybody' }] })).toContain(
    'routes.0.access "everybody" must be one of public',
  )
  expect(fault({ colour: 'red' })).toContain('unknown field "colour"')
  expect(fault({ requires: { shellApi: 'latest!' } })).toContain('not a semver range')
})

it('refuses a path that is declared twice and an early call with an unknown parameter', () => {
  expect(fault({ routes: [route, route] })).toContain('declared twice')
  expect(fault({ routes: [{ ...route, preloadApi: ['/api/v1/experiences/:id'] }] })).toContain('uses :id')
})

it('replaces the week in the first calls of a page, but refuses it in saved calls', () => {
  const call = '/api/v1/events?from=:weekFrom&to=:weekTo'
  expect(fault({ routes: [{ ...route, preloadApi: [call] }] })).toBe('')
  expect(fault({ routes: [{ ...route, offlineApi: [call] }] })).toContain('uses :weekFrom')
})

it('names the missing file of a declared screen', () => {
  rmSync(path.join(dir, 'src/first/first-screen.tsx'))
  expect(() => readDeclaration(dir)).toThrow('./first has no module: expected src/first/first-screen.tsx')
})

it('names a missing language', () => {
  rmSync(path.join(dir, 'locales/nl.json'))
  expect(() => readDeclaration(dir)).toThrow('locales/nl.json is missing')
})

it('names the position of invalid JSON', () => {
  writeFileSync(path.join(dir, 'remote.json'), '{')
  expect(() => readDeclaration(dir)).toThrow('remote.json')
})

it('finds a module in another folder when it is the only one, and a screen before a part with its name', () => {
  cpSync(path.join(dir, 'src/first/first-screen.tsx'), path.join(dir, 'src/more/deep/other-screen.tsx'))
  expect(moduleOf(dir, './other')).toBe(path.join(dir, 'src/more/deep/other-screen.tsx'))
  // a part of the screen may have its name without the ending
  cpSync(path.join(dir, 'src/first/first-screen.tsx'), path.join(dir, 'src/more/deep/other.tsx'))
  expect(moduleOf(dir, './other')).toBe(path.join(dir, 'src/more/deep/other-screen.tsx'))
  cpSync(path.join(dir, 'src/first/first-screen.tsx'), path.join(dir, 'src/even-more/other-screen.tsx'))
  expect(moduleOf(dir, './other')).toBeUndefined()
})

it('finds the head beside its screen, for the server half only', () => {
  expect(headsOf(dir, good)).toEqual({})
  const head = path.join(dir, 'src/first/first-head.ts')
  writeFileSync(head, '')
  writeFileSync(path.join(dir, 'src/other-head.ts'), '')
  expect(headsOf(dir, good)).toEqual({ './first/head': head })
  expect(Object.keys(exposesOf(dir, good))).not.toContain('./first/head')
})
