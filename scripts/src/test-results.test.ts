import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { afterAll, expect, it } from 'vitest'
import { playwrightResult, sumLine, vitestResult, wholeStep } from './test-results.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'results-'))
afterAll(() => rmSync(dir, { recursive: true }))
const report = (name: string, content: object) => {
  const file = path.join(dir, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}
const vitest = report('vitest.json', {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
})

it('sums all runners into the last line', () => {
  const results = [wholeStep('types', 0), vitestResult('unit', vitest, 0), wholeStep('lint', 1)]
  expect(sumLine(results)).toBe('6 passed, 1 failed, 1 skipped')
  expect(sumLine([wholeStep('types', 0)])).toBe('1 passed, 0 failed')
})

it('never lets a failing runner look well', () => {
  expect(vitestResult('unit', vitest, 1).failed).toBe(1)
  expect(vitestResult('unit', path.join(dir, 'none.json'), 0).failed).toBe(1)
  const flaky = report('e2e.json', { stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 } })
  expect(playwrightResult('e2e', flaky, 0)).toMatchObject({ passed: 3, failed: 1 })
})

it('repeats each fault with its reason, where the end of a log still shows it', () => {
  const unit = report('failed.json', {
    ...{ numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0 },
    testResults: [
      {
        name: path.join(ROOT, 'api/src/seats.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'sells seats', status: 'passed', failureMessages: [] },
          { fullName: 'never oversells', status: 'failed', failureMessages: ['expected 11 to be 10\n at x'] },
        ],
      },
      { name: 'api/src/broken.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  })
  expect(vitestResult('API', unit, 1).faults).toEqual([
    'api/src/seats.test.ts › never oversells\n    expected 11 to be 10\n     at x',
    'api/src/broken.test.ts › the whole file\n    no such module',
  ])
  const spec = (title: string, status: string) => ({
    ...{ title, file: 'map.e2e.ts', line: 7 },
    tests: [
      {
        status,
        results: [
          { errors: [] },
          { errors: [{ message: '\u001b[31mnot visible\u001b[39m' }, { message: 'waiting for a link' }] },
          { errors: [{ message: 'said at the second try' }] },
        ],
      },
    ],
  })
  const e2e = report('failed-e2e.json', {
    stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 0 },
    suites: [{ specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'unexpected')] }] }],
  })
  expect(playwrightResult('e2e', e2e, 1).faults).toEqual([
    'map.e2e.ts:7 › closes\n    not visible\n    waiting for a link',
  ])
})
