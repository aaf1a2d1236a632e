import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { playwrightResult, sumLine, vitestResult, wholeStep } from './test-results.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'results-'))
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
