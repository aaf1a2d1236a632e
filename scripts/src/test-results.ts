import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'

export const REPORTS = path.join(ROOT, 'test-results')

export interface StepResult {
  name: string
  passed: number
  failed: number
  skipped: number
  /** Names of failed tests; tests that passed only on retry are marked as flaky. */
  faults: readonly string[]
  seconds: number
}

/** Result of a step: its runner's report, or pass or fail for a step without tests (compiler, linter). */
export function resultOf(name: string, status: number | null, seconds: number, report?: string): StepResult {
  const whole = { name, seconds, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
  if (!report) return { ...whole, faults: [] }
  const file = path.join(REPORTS, report)
  if (!existsSync(file)) return { ...whole, passed: 0, failed: 1, faults: ['the runner left no report'] }
  const read = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport
  const counts = 'stats' in read ? ofPlaywright(read) : ofVitest(read)
  return { name, seconds, ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed) }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

function ofVitest({ testResults, ...report }: VitestReport) {
  const faults = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    if (status === 'failed' && failed.length === 0) failed.push('the whole file')
    return failed.map((test) => `${path.relative(ROOT, name)} › ${test}`)
  })
  return {
    passed: report.numPassedTests,
    failed: faults.length,
    skipped: report.numPendingTests + report.numTodoTests,
    faults,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}

/** A flaky test counts as failed. */
function ofPlaywright({ stats, suites }: PlaywrightReport) {
  const specsOf = ({ specs = [], suites: inner = [] }: PlaywrightSuite): NonNullable<typeof specs> => [
    ...specs,
    ...inner.flatMap(specsOf),
  ]
  const faults = suites
    .flatMap(specsOf)
    .flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ status }) => `${file}:${line} › ${title}${status === 'flaky' ? ' (flaky)' : ''}`),
    )
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, faults }
}

/**
 * Prints the duration and failed tests of each step, and totals of all runners. `npm run bench -- check` reads the same
 * data from a file.
 */
export function printSummary(results: readonly StepResult[], seconds: number): void {
  console.log('\nSteps:')
  for (const { name, passed, failed, seconds: taken } of results) {
    console.log(
      `${failed > 0 ? '✗' : '✓'} ${taken.toFixed(1).padStart(6)} s  ${name}: ${passed} passed, ${failed} failed`,
    )
  }
  for (const { name, faults } of results) for (const fault of faults) console.log(`    ✗ ${name}: ${fault}`)
  console.log(`All of it: ${(seconds / 60).toFixed(1)} min`)
  writeFileSync(path.join(REPORTS, 'summary.json'), JSON.stringify({ seconds, steps: results }, null, 2))
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0)
  const skipped = sum('skipped')
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
}
