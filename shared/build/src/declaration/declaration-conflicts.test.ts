import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RemoteDeclaration } from '@sureda/contract/remote/registry'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { remoteConfig } from '../remote.ts'
import { agreedDeclaration, DeclarationError } from '../remote-declaration.ts'
import { remoteDirs } from '../workspace.ts'

const fixtures = path.join(import.meta.dirname, '../../fixtures')
let root: string
let one: string
let two: string

beforeEach(() => {
  root = mkdtempSync(path.join(import.meta.dirname, '../../.test-'))
  mkdirSync(path.join(root, 'mf-broken'))
  ;[one = '', two = ''] = ['mf-one', 'mf-two'].map((name) => {
    const dir = path.join(root, name)
    cpSync(path.join(fixtures, name), dir, { recursive: true, filter: (file) => !file.includes('dist') })
    return dir
  })
})
afterEach(() => rmSync(root, { recursive: true }))

function change(dir: string, to: (declaration: RemoteDeclaration) => object): void {
  const file = path.join(dir, 'remote.json')
  const declaration = JSON.parse(readFileSync(file, 'utf8')) as RemoteDeclaration
  writeFileSync(file, JSON.stringify({ ...declaration, ...to(declaration) }))
}

function faultOf(dir: string): string {
  try {
    agreedDeclaration(dir, [one, two, path.join(root, 'mf-broken')])
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(DeclarationError)
    return (error as Error).message
  }
}

it('the remotes of this checkout have no conflicts', () => {
  for (const dir of remoteDirs()) expect(() => agreedDeclaration(dir)).not.toThrow()
})

it('refuses two remotes with one path, each with file, field and what to do', () => {
  expect([faultOf(one), faultOf(two)]).toEqual(['', ''])
  change(two, ({ routes }) => ({ routes: routes.map((route) => ({ ...route, path: '/uno' })), nav: [] }))
  expect(faultOf(one)).toBe(
    'mf-one/remote.json: routes.0.path /uno is also routes.0 of mf-two/remote.json: one of them needs another address',
  )
  expect(faultOf(two)).toContain(
    'mf-two/remote.json: routes.0.path /uno is also routes.0 of mf-one/remote.json',
  )
})

it('refuses a screen under another remote’s guard with another access', () => {
  change(two, () => ({ guards: [{ path: '/uno/*', access: 'member' }] }))
  expect(faultOf(one)).toContain(
    'routes.0.access of /uno is public, but mf-two/remote.json guards /uno/* for member',
  )
})

it('refuses a guard over another remote’s screen or guard with another access', () => {
  change(one, () => ({ guards: [{ path: '/later/*', access: 'member' }] }))
  change(two, () => ({ guards: [{ path: '/later/list/*', access: 'guide' }] }))
  expect(faultOf(one)).toContain(
    'guards.0.path /later/* covers /later/list/*, guards.0 of mf-two/remote.json, which is guide',
  )
  // the other team sees the same conflict from the side of its own file
  expect(faultOf(two)).toContain(
    'guards.0.access of /later/list/* is guide, but mf-one/remote.json guards /later/* for member',
  )
})

it('refuses two remotes with one namespace of texts', () => {
  change(two, ({ routes }) => ({
    routes: routes.map((route) => ({ ...route, title: 'one:title' })),
    nav: [],
    i18n: { namespace: 'one' },
  }))
  expect(faultOf(one)).toContain('i18n.namespace "one" is also that of mf-two/remote.json')
})

it('ignores other faults of another remote', () => {
  writeFileSync(path.join(two, 'remote.json'), '{')
  expect(faultOf(one)).toBe('')
})

it('refuses to build a remote with a path of another remote', () => {
  change(one, ({ routes }) => ({ routes: routes.map((route) => ({ ...route, path: '/mapa' })), nav: [] }))
  expect(() => remoteConfig(one, 'production')).toThrow(
    'routes.0.path /mapa is also routes.0 of mf-map/remote.json',
  )
})
