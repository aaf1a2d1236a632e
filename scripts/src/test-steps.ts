import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { findOrInstallBrowser } from './browser.ts'
import { findOrInstallPostgres } from './postgres.ts'
import { step } from './progress.ts'
import { playwrightResult, type StepResult, vitestResult, wholeStep } from './test-results.ts'

const REPORTS = path.join(ROOT, 'test-results')
/** Away from 4000, so that the tests run beside a server somebody is using. */
const E2E_PORT = '4600'

interface Step {
  name: string
  /** Word on the command line that selects this step: `npm test -- unit api`. */
  key: string
  run(browser: string | undefined): StepResult | Promise<StepResult>
}

const tool = (dir: string, name: string, file: string) => path.join(ROOT, dir, 'node_modules', name, file)
const TSC = tool('.', 'typescript', 'bin/tsc')
const BIOME = tool('.', '@biomejs/biome', 'bin/biome')
const VITEST = tool('.', 'vitest', 'vitest.mjs')
const PLAYWRIGHT = tool('e2e', '@playwright/test', 'cli.js')

const STEPS: readonly Step[] = [
  { name: 'types', key: 'types', run: () => wholeStep('types', node([TSC, '-b'])) },
  {
    name: 'lint and formatting',
    key: 'lint',
    run: () => wholeStep('lint and formatting', node([BIOME, 'ci'])),
  },
  {
    name: 'import directions, lengths, languages',
    key: 'lint',
    run: () => wholeStep('import directions, lengths, languages', node(['scripts/check-imports.ts'])),
  },
  {
    name: 'unit and component',
    key: 'unit',
    run: (browser) => vitest('unit and component', 'unit', [], { CHROMIUM_PATH: browser }),
  },
  {
    name: 'API on the embedded database',
    key: 'api',
    run: () =>
      vitest('API on the embedded database', 'api-embedded', ['--root', 'api'], {
        SUREDA_TEST_DATABASE: 'embedded',
      }),
  },
  { name: 'API on PostgreSQL', key: 'api', run: apiOnPostgres },
  { name: 'e2e', key: 'e2e', run: e2e },
]

/** Words that `npm test -- …` knows. */
export const PARTS = [...new Set(STEPS.map((entry) => entry.key))]

/** Runs the steps (all, or those named) and goes on after a failing one: one run shows every fault. */
export async function runAllSteps(wanted: readonly string[]): Promise<StepResult[]> {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const steps = STEPS.filter((entry) => wanted.length === 0 || wanted.includes(entry.key))
  const needsBrowser = steps.some((entry) => entry.key === 'e2e' || entry.key === 'unit')
  const browser = needsBrowser ? await step('looking for a browser', findOrInstallBrowser) : {}
  const results: StepResult[] = []
  for (const entry of steps) {
    if (entry.key === 'e2e' && browser.advice)
      results.push({ ...wholeStep(entry.name, 1), note: browser.advice })
    else results.push(await step(entry.name, () => entry.run(browser.path)))
  }
  return results
}

async function apiOnPostgres(): Promise<StepResult> {
  const name = 'API on PostgreSQL'
  const { available, advice } = findOrInstallPostgres()
  if (!available) return { name, passed: 0, failed: 0, skipped: 1, note: advice }
  return vitest(name, 'api-postgres', ['--root', 'api'], { SUREDA_TEST_DATABASE: 'postgres' })
}

function e2e(browser: string | undefined): StepResult {
  const status = node([PLAYWRIGHT, 'test', '-c', 'e2e/playwright.config.ts'], {
    CHROMIUM_PATH: browser,
    E2E_PORT,
    CI: '1',
  })
  return playwrightResult('e2e', path.join(REPORTS, 'e2e.json'), status)
}

function vitest(
  name: string,
  report: string,
  args: string[],
  env: Record<string, string | undefined> = {},
): StepResult {
  const file = path.join(REPORTS, `${report}.json`)
  const status = node(
    [VITEST, 'run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    env,
  )
  return vitestResult(name, existsSync(file) ? file : '', status)
}

function node(args: string[], env: Record<string, string | undefined> = {}): number | null {
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
    .status
}
