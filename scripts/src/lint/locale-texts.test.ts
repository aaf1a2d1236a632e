import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { localeTextFaults } from './locale-texts.ts'

function faultsOf(es: object, other: object, locale = 'fr'): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'words-'))
  writeFileSync(path.join(folder, 'es.json'), JSON.stringify(es))
  writeFileSync(path.join(folder, `${locale}.json`), JSON.stringify(other))
  const faults = localeTextFaults(folder, ['es', locale]).map((fault) => fault.replace(`${folder}/`, ''))
  rmSync(folder, { recursive: true })
  return faults
}

it('requires narrow no-break spaces before French double punctuation and inside quotation marks', () => {
  expect(faultsOf({ a: '¿Qué?', b: 'x' }, { a: 'Quoi ?', b: 'Rien pour « x »' })).toEqual([
    'fr.json needs a narrow no-break space (U+202F) in "a": Quoi ?',
    'fr.json needs a narrow no-break space (U+202F) in "b": Rien pour « x »',
  ])
  expect(faultsOf({ a: '¿Qué?' }, { a: 'Quoi\u202f?' })).toEqual([])
})

it('requires a space before German ellipses', () => {
  expect(faultsOf({ a: 'Guardando…' }, { a: 'Wird gespeichert…' }, 'de')).toEqual([
    'de.json needs a space before the dots in "a": Wird gespeichert…',
  ])
  expect(faultsOf({ a: 'Guardando…' }, { a: 'Wird gespeichert …' }, 'de')).toEqual([])
})

it('reports a value that a language lacks or names differently', () => {
  expect(faultsOf({ a: { b: 'De {{name}}' } }, { a: { b: 'De {{nom}}' } })).toEqual([
    'fr.json names other values in "a.b" than Spanish: De {{nom}}',
  ])
  expect(faultsOf({ a: 'De {{name}}' }, { a: 'De quelqu’un' })).toHaveLength(1)
})

it('allows the singular to write its number as a word', () => {
  const plural = { n_one: 'un día de {{name}}', n_other: '{{count}} días de {{name}}' }
  expect(faultsOf(plural, plural)).toEqual([])
})

it('reports a second word for a thing, but not in the name of a value', () => {
  expect(faultsOf({ a: 'Abre el billete', b: '{{turno}}' }, { a: 'Ouvrez le pass', b: '{{turno}}' })).toEqual(
    ['es.json has another word for “pase” in "a": Abre el billete'],
  )
})

it('reports a second word for an emergency, in its label as in its title', () => {
  expect(faultsOf({ a: 'Emergencias' }, { a: 'Notruf' }, 'de')).toHaveLength(1)
  expect(faultsOf({ a: 'Emergencias' }, { a: 'Im Notfall' }, 'de')).toEqual([])
  for (const other of ['Noodhulp', 'Noodnummer', 'In geval van nood'])
    expect(faultsOf({ a: 'Emergencias' }, { a: other }, 'nl')).toHaveLength(1)
  expect(faultsOf({ a: 'Emergencias' }, { a: 'Bij een noodgeval' }, 'nl')).toEqual([])
})
