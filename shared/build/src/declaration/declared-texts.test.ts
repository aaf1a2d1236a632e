import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { LOCALES } from '@sureda/contract/codes/locale'
import type { NavContribution, RemoteDeclaration } from '@sureda/contract/remote/registry'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readDeclaration } from '../remote-declaration.ts'
import { builtNav, missingTextFaults } from './declared-texts.ts'

const fixture = path.join(import.meta.dirname, '../../fixtures/mf-one')
const good = readDeclaration(fixture)
let dir: string

beforeEach(() => {
  dir = mkdtempSync(path.join(import.meta.dirname, '../../.test-'))
  cpSync(fixture, dir, { recursive: true, filter: (file) => !file.includes('dist') })
})
afterEach(() => rmSync(dir, { recursive: true }))

const [place] = good.nav as [NavContribution]
const faults = (change: Partial<RemoteDeclaration>) => missingTextFaults(dir, { ...good, ...change })

it('reports a title and a label that one language lacks, with the file to add it to', () => {
  writeFileSync(path.join(dir, 'locales/de.json'), '{}')
  expect(() => readDeclaration(dir)).toThrow(
    'remote.json: routes.0.title "one:title" has no text: add "title" to locales/de.json; nav.0.label "one:title" has no text: add "title" to locales/de.json',
  )
})

it('checks keys with several parts, and the second line of a menu entry', () => {
  for (const locale of LOCALES)
    writeFileSync(path.join(dir, `locales/${locale}.json`), '{"title":"x","nav":{"one":"x"}}')
  expect(faults({ nav: [{ ...place, label: 'one:nav.one' }] })).toEqual([])
  const missing = faults({ nav: [{ ...place, label: 'one:nav', text: 'one:nav.more' }] })
  expect(missing).toHaveLength(2 * LOCALES.length)
  expect(missing).toContain('nav.0.text "one:nav.more" has no text: add "nav.more" to locales/nl.json')
})

it('refuses texts of another remote', () => {
  expect(faults({ nav: [{ ...place, label: 'shell:menu.title' }] })).toEqual([
    'nav.0.label "shell:menu.title" is not of this remote: begin it with "one:"',
  ])
})

it('records the menu texts of every screen in every language, not those of single screens', () => {
  const texts = Object.fromEntries(LOCALES.map((locale) => [locale, { title: `one ${locale}` }])) as never
  const [menu, profile] = builtNav([place, { ...place, in: 'profile' }], texts)
  expect(menu?.words?.ca).toBe('one ca')
  expect(Object.keys(menu?.words ?? {}).sort()).toEqual([...LOCALES].sort())
  expect(profile?.words).toBeUndefined()
})
