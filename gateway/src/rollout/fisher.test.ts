import { expect, it } from 'vitest'
import { fisherTest } from './fisher.ts'

// values of fisher.test in R
it.each([
  [{ failed: 3, all: 4 }, { failed: 1, all: 4 }, 0.4857],
  [{ failed: 1, all: 10 }, { failed: 11, all: 14 }, 0.002759],
  [{ failed: 0, all: 50 }, { failed: 0, all: 900 }, 1],
  [{ failed: 5, all: 5 }, { failed: 0, all: 5 }, 0.007937],
])('computes how likely %o and %o differ by chance', (a, b, p) => {
  expect(fisherTest(a, b)).toBeCloseTo(p, 4)
  expect(fisherTest(b, a)).toBeCloseTo(p, 4)
})

it('computes large numbers of visitors as well', () => {
  expect(fisherTest({ failed: 200, all: 100_000 }, { failed: 20, all: 10_000 })).toBeGreaterThan(0.9)
  expect(fisherTest({ failed: 200, all: 100_000 }, { failed: 60, all: 10_000 })).toBeLessThan(0.001)
})
