import { satisfiesRange } from '@sureda/contract/rules/satisfies-range'
import { satisfies } from 'semver'
import { expect, it } from 'vitest'

const VERSIONS = [
  '0.0.3',
  '0.1.0',
  '0.2.5',
  '1.0.0',
  '1.0.1',
  '1.2.0',
  '1.2.9',
  '1.10.0',
  '2.0.0',
  '2.3.4',
  '10.0.0',
]
const RANGES = [
  '*',
  'x',
  '1',
  '1.x',
  '1.2',
  '1.2.x',
  '1.2.0',
  '=1.2.0',
  'v1.2.0',
  '^1',
  '^1.0',
  '^1.0.0',
  '^1.2.3',
  '^0.1.0',
  '^0.2',
  '^0.0.3',
  '^0',
  '^0.x',
  '~1',
  '~1.2',
  '~1.2.0',
  '~0.2.1',
  '>=1.2.0',
  '>= 1.2.0',
  '>1',
  '>1.2',
  '>1.2.0',
  '<2',
  '<2.0.0',
  '<=1',
  '<=1.2',
  '<=1.2.9',
  '>=1.0.0 <2.0.0',
  '>=1.2 <1.10',
  '1.x || 2.x',
  '^1.2.0 || ^2.3.0',
  '<1 || >=2.3.4',
]

it('agrees with the semver package on every range remote.json may use', () => {
  for (const range of RANGES)
    for (const version of VERSIONS)
      expect(`${version} in ${range}: ${satisfiesRange(version, range)}`).toBe(
        `${version} in ${range}: ${satisfies(version, range)}`,
      )
})

it.each(['', 'latest', '^', '1.2.3.4', '^1.0.0-beta.1', 'https://elsewhere.test', '1.0.0 - 2.0.0'])(
  'refuses a range it cannot read: "%s"',
  (range) => {
    expect(satisfiesRange('1.0.0', range)).toBe(false)
  },
)

it('refuses an invalid version', () => {
  expect(satisfiesRange('one', '*')).toBe(false)
})
