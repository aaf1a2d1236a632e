import { existsSync, readFileSync } from 'node:fs'

export interface StepResult {
  name: string
  passed: number
  failed: number
  skipped: number
  note?: string
}

/** The last line of `npm test`. */
export function sumLine(results: readonly StepResult[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0)
  const skipped = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A step that passes or fails as a whole: a compiler, a linter. */
export function wholeStep(name: string, status: number | null): StepResult {
  return { name, passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 }
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  numFailedTestSuites: number
}

/** Counts of a vitest run. A suite that could not even be loaded counts as one failure, and so does a run that left no report. */
export function vitestResult(name: string, file: string, status: number | null): StepResult {
  const report = read<VitestReport>(file)
  if (!report) return { name, passed: 0, failed: 1, skipped: 0, note: 'the runner left no report' }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return {
    name,
    passed: numPassedTests,
    failed: status === 0 ? 0 : Math.max(1, numFailedTests),
    skipped: numPendingTests + numTodoTests,
  }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/** Counts of a Playwright run. A flaky test is a failed one: it says something different each time. */
export function playwrightResult(name: string, file: string, status: number | null): StepResult {
  const report = read<PlaywrightReport>(file)
  if (!report) return { name, passed: 0, failed: 1, skipped: 0, note: 'the runner left no report' }
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky
  return { name, passed: expected, failed: status === 0 ? failed : Math.max(1, failed), skipped }
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
