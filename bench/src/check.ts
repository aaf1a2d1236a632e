/** Runs the whole of `npm test` several times and reports the seconds of each step and whether all runs agreed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { median, type Row, report, rounded } from './report.ts'

/** The summary that `npm test` writes into test-results. */
interface Summary {
  seconds: number
  steps: { name: string; seconds: number; passed: number; failed: number }[]
}

/**
 * Runs the check `runs` times in sequence and reports the median seconds of each step; a flaky test counts as failed.
 */
export async function checkRuns({ runs, isBusy }: { runs: number; isBusy: boolean }): Promise<void> {
  const summaries: Summary[] = []
  const busy = isBusy ? spawn(process.execPath, ['-e', 'for (;;);']) : undefined
  try {
    for (let run = 1; run <= runs; run++) {
      const summary = await runCheck()
      summaries.push(summary)
      if (wholeOf(summary).failed > 0) keepTraces(run)
    }
  } finally {
    busy?.kill()
  }
  const goal = { 'goal s': 900 }
  const rows = (summaries[0]?.steps ?? []).map(({ name }) => rowOf(name, summaries.map(stepOf(name))))
  const whole = rowOf('all of it', summaries.map(wholeOf))
  report('check', [...rows, { ...whole, ...goal }], { runs, beside_a_busy_core: isBusy })
}

async function runCheck(): Promise<Summary> {
  const check = spawn(process.execPath, ['scripts/run.mjs', 'test'], { cwd: ROOT, stdio: 'inherit' })
  await once(check, 'exit')
  return JSON.parse(readFileSync(path.join(ROOT, 'test-results/summary.json'), 'utf8')) as Summary
}

/** Copies the traces of a failed run, because the next run deletes them. */
function keepTraces(run: number): void {
  const copy = path.join(ROOT, `.cache/check-run-${run}`)
  cpSync(path.join(ROOT, 'test-results'), copy, { recursive: true })
  console.log(`What run ${run} left is in .cache/check-run-${run}`)
}

const NOTHING = { seconds: 0, passed: 0, failed: 0 }
const stepOf =
  (name: string) =>
  ({ steps }: Summary) =>
    steps.find((step) => step.name === name) ?? NOTHING

const wholeOf = ({ seconds, steps }: Summary) => ({
  seconds,
  passed: steps.reduce((sum, step) => sum + step.passed, 0),
  failed: steps.reduce((sum, step) => sum + step.failed, 0),
})

const rowOf = (step: string, taken: (typeof NOTHING)[]): Row => ({
  step,
  seconds: rounded(median(taken.map(({ seconds }) => seconds))),
  'slowest run': rounded(Math.max(...taken.map(({ seconds }) => seconds))),
  passed: Math.min(...taken.map(({ passed }) => passed)),
  'failed in all runs': taken.reduce((sum, { failed }) => sum + failed, 0),
})
