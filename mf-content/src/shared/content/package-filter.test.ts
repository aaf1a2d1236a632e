import { makeOperatorSummary } from '@sureda/testing/content-factories'
import { makeTravelPackage } from '@sureda/testing/package-factories'
import { expect, it } from 'vitest'
import {
  budgetOf,
  choicesOf,
  filterPackages,
  NO_PACKAGE_FILTER,
  organiserKey,
  readPackageFilter,
} from './package-filter.ts'

const packages = [
  makeTravelPackage({ id: 'cheap', price: 50, duration: 1, type: 'naturaleza' }),
  makeTravelPackage({ id: 'long', price: 300, duration: 5, type: 'aventura' }),
  makeTravelPackage({ id: 'ask', price: null, duration: 2, type: 'cultural' }),
]
const ids = (filter: Partial<typeof NO_PACKAGE_FILTER>) =>
  filterPackages(packages, { ...NO_PACKAGE_FILTER, ...filter }).map(({ id }) => id)

it('filters by type, budget, days and operator', () => {
  expect(ids({})).toEqual(['cheap', 'long', 'ask'])
  expect(ids({ type: 'aventura' })).toEqual(['long'])
  expect(ids({ budget: 'low' })).toEqual(['cheap'])
  expect(ids({ days: '5' })).toEqual(['long'])
  expect(ids({ days: '5', type: 'cultural' })).toEqual([])
  expect(ids({ operator: 'o-colla' })).toHaveLength(3)
})

it('offers the values that the packages have', () => {
  expect(choicesOf(packages)).toMatchObject({
    types: ['cultural', 'aventura', 'naturaleza'],
    durations: [1, 2, 5],
    operators: [{ id: 'o-colla' }],
  })
})

it('sorts prices into the bands of the specification', () => {
  expect([0, 50, 50.01, 100, 101].map(budgetOf)).toEqual(['low', 'low', 'medium', 'medium', 'high'])
})

it('ignores unknown values in the address', () => {
  expect(
    readPackageFilter(new URLSearchParams('type=x&budget=-1&days=999&operator=gone'), choicesOf(packages)),
  ).toEqual(NO_PACKAGE_FILTER)
})

it('never calls an institution or an association a company', () => {
  const sold = (type: 'agencia' | 'entidad' | 'institucion') =>
    organiserKey(makeTravelPackage({ operator_type: 'empresa', operator: makeOperatorSummary({ type }) }))
  expect(sold('institucion')).toBe('operator.type.institucion')
  expect(sold('entidad')).toBe('operator.type.entidad')
  expect(sold('agencia')).toBe('package.operator.empresa')
})
