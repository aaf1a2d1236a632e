import { expect, it } from 'vitest'
import type { Pack } from '../pack/read-pack.ts'
import { checkTwice } from './check-twice.ts'

const named = (name: string) => ({ ca: name, es: name, en: name, fr: name, de: name, nl: name })
const location = { id: 'loc', name: named('Museum'), latitude: 41.9, longitude: 3.1 }

function faultsOf(operator: object): string[] {
  const faults: string[] = []
  const items = { operators: [{ id: 'op', ...operator }], locations: [location] }
  checkTwice({ items } as unknown as Pack, (file, field) => faults.push(`${file} ${field}`))
  return faults
}

it('reports a museum with two pins on the map', () => {
  expect(faultsOf({ ...location, id: 'op' })).toEqual(['operators/op.json latitude'])
})

it('reports one place under two names', () => {
  const name = { ...named('Museum'), de: 'Korkmuseum' }
  expect(faultsOf({ name })).toEqual(['operators/op.json name.de'])
})

it('accepts other neighbours, and one without a position of its own', () => {
  expect(faultsOf({ name: named('Office'), latitude: 41.9, longitude: 3.1 })).toEqual([])
  expect(faultsOf({ name: named('Museum') })).toEqual([])
})
