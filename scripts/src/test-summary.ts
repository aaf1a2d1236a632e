import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { type StepResult, slowestTests, sumLine } from './test-results.ts'

/** How many of the slowest tests are worth a line. */
const SLOWEST = 10

/** Read by `bench/src/check.ts`. */
const SUMMARY_FILE = path.join(ROOT, 'test-results/summary.json')

interface CheckSummary {
  seconds: number
  steps: { name: string; seconds: number; passed: number; failed: number }[]
}

/** Says what failed, what each step took, which tests took longest, and last the line that counts all runners together. */
export function printSummary(results: readonly StepResult[], seconds: number): void {
  for (const fault of results.flatMap(({ faults = [] }) => faults)) console.log(`\n✗ ${fault}`)
  const slowest = slowestTests(results, SLOWEST)
  if (slowest.length > 0) console.log('\nSlowest tests:')
  for (const test of slowest) console.log(`  ${test.seconds.toFixed(1).padStart(6)} s  ${test.title}`)
  console.log('\nSteps:')
  for (const { name, passed, failed, note, seconds: taken = 0 } of results) {
    const counts = `${passed} passed, ${failed} failed${note ? ` (${note})` : ''}`
    console.log(`${failed > 0 ? '✗' : '✓'} ${taken.toFixed(1).padStart(6)} s  ${name}: ${counts}`)
  }
  console.log(`All of it: ${(seconds / 60).toFixed(1)} min`)
  writeFileSync(SUMMARY_FILE, JSON.stringify(summaryOf(results, seconds), null, 2))
  console.log(sumLine(results))
}

const summaryOf = (results: readonly StepResult[], seconds: number): CheckSummary => ({
  seconds,
  steps: results.map(({ name, passed, failed, seconds: taken = 0 }) => ({
    name,
    seconds: taken,
    passed,
    failed,
  })),
})
