import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '@sureda/build/workspace'

export interface StepResult {
  name: string
  passed: number
  failed: number
  skipped: number
  note?: string
  /** What failed and why, one text each: a log of which only the end is kept still names the fault. */
  faults?: readonly string[]
  /** How long the whole step took. */
  seconds?: number
  /** How long each test took. */
  tests?: readonly TimedTest[]
}

export interface TimedTest {
  title: string
  seconds: number
}

/** The tests that took longest over all runners, longest first. */
export const slowestTests = (results: readonly StepResult[], count: number): TimedTest[] =>
  results
    .flatMap(({ tests = [] }) => tests)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)

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
  testResults?: readonly VitestFile[]
}

interface VitestFile {
  name: string
  status: string
  message: string
  assertionResults: readonly {
    fullName: string
    status: string
    duration?: number
    failureMessages?: readonly string[]
  }[]
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
    faults: (report.testResults ?? []).flatMap(vitestFaults),
    tests: (report.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ fullName, duration = 0 }) => timed(file, fullName, duration)),
    ),
  }
}

function vitestFaults({ name, status, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length === 0) return status === 'failed' ? [fault(name, 'the whole file', message)] : []
  return failed.map((test) => fault(name, test.fullName, test.failureMessages?.[0]))
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  specs?: readonly PlaywrightSpec[]
  suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSpec {
  title: string
  file: string
  line: number
  tests: readonly {
    status: string
    results: readonly { duration?: number; errors: readonly { message?: string }[] }[]
  }[]
}

/** Counts of a Playwright run. A flaky test is a failed one: it says something different each time. */
export function playwrightResult(name: string, file: string, status: number | null): StepResult {
  const report = read<PlaywrightReport>(file)
  if (!report) return { name, passed: 0, failed: 1, skipped: 0, note: 'the runner left no report' }
  const { expected, unexpected, flaky, skipped } = report.stats
  const failed = unexpected + flaky
  return {
    name,
    passed: expected,
    failed: status === 0 ? failed : Math.max(1, failed),
    skipped,
    faults: (report.suites ?? []).flatMap(playwrightFaults),
    tests: (report.suites ?? []).flatMap(playwrightTimes),
  }
}

function playwrightTimes({ specs = [], suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ results }) =>
      timed(
        `e2e/src/${file}`,
        title,
        results.reduce((sum, { duration = 0 }) => sum + duration, 0),
      ),
    ),
  )
  return [...own, ...suites.flatMap(playwrightTimes)]
}

function playwrightFaults({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        fault(`${file}:${line}`, `${title}${status === 'flaky' ? ' (flaky)' : ''}`, errorOf(results)),
      ),
  )
  return [...own, ...suites.flatMap(playwrightFaults)]
}

/** All that the first failing run says: after a time that ran out it names what was waited for in a second error. */
const errorOf = (results: PlaywrightSpec['tests'][number]['results']) =>
  results
    .map(({ errors }) => errors.flatMap(({ message }) => message ?? []))
    .find((messages) => messages.length > 0)
    ?.join('\n')

const timed = (file: string, title: string, ms: number): TimedTest => ({
  title: `${path.relative(ROOT, path.resolve(ROOT, file))} › ${title}`,
  seconds: ms / 1000,
})

/** How much of a message is worth repeating: the comparison, not the whole stack. */
const LINES = 12

function fault(file: string, title: string, message = 'no message'): string {
  const lines = stripVTControlCharacters(message).trim().split('\n').slice(0, LINES)
  return [`${path.relative(ROOT, path.resolve(ROOT, file))} › ${title}`, ...lines].join('\n    ')
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined
}
