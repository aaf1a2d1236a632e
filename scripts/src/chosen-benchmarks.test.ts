import { expect, it } from 'vitest'
import { chosenBenchmarks } from './chosen-benchmarks.ts'

const KNOWN = ['api', 'race', 'sizes']

it('accepts several names and passes options on', () => {
  expect(chosenBenchmarks(['sizes', 'race', '--runs', '3'], KNOWN)).toEqual({
    names: ['sizes', 'race'],
    args: ['--runs', '3'],
    unknown: [],
  })
})

it('ignores a lone -- and accepts all', () => {
  expect(chosenBenchmarks(['--', 'sizes'], KNOWN).names).toEqual(['sizes'])
  expect(chosenBenchmarks(['all'], KNOWN).names).toEqual(KNOWN)
})

it('refuses unknown names', () => {
  expect(chosenBenchmarks(['sizes', 'speed'], KNOWN).unknown).toEqual(['speed'])
})
