import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { ROOT } from '@sureda/build/workspace'
import { findOrInstallBrowser } from './browser.ts'
import { findOrInstallPostgres } from './postgres.ts'
import { step } from './progress.ts'
import { runTool } from './run-tool.ts'
import { playwrightResult, type StepResult, vitestResult, wholeStep } from './test-results.ts'

const REPORTS = path.join(ROOT, 'test-results')
/** Away from 4000, so that the tests run beside a server somebody is using. */
const E2E_PORT = '4600'
const SPLIT = 'e2e on a split deployment'

/** What to run of a step: everything, or what a change since a commit can reach. */
export interface Selection {
  /** Commit that vitest compares with. */
  since?: string
  /** Files of `e2e/src`; none of them: the journeys are left out. */
  journeys?: readonly string[]
}

interface Surroundings extends Selection {
  browser: string | undefined
  /** File for what the step prints, when it runs beside another one. */
  log?: string
  /** Processes that run tests of the step at a time. */
  workers: number
}

interface Step {
  name: string
  /** Word on the command line that selects this step: `npm test -- unit api`. */
  key: string
  run(surroundings: Surroundings): Promise<StepResult>
}

const tool = (dir: string, name: string, file: string) => path.join(ROOT, dir, 'node_modules', name, file)
const TSC = tool('.', 'typescript', 'bin/tsc')
const BIOME = tool('.', '@biomejs/biome', 'bin/biome')
const VITEST = tool('.', 'vitest', 'vitest.mjs')
const PLAYWRIGHT = tool('e2e', '@playwright/test', 'cli.js')

/** One after the other: first what is quick to say, then the longest, so that two that run at a time end together. */
const CHECKS: readonly Step[] = [
  // one checker a project: several of them read the same types again, and each core has work of its own
  whole('types', 'types', [TSC, '-b', '--checkers', '1']),
  whole('lint and formatting', 'lint', [BIOME, 'ci']),
  whole('import directions, lengths, languages', 'lint', ['scripts/check-imports.ts']),
  { name: 'unit and component', key: 'unit', run: unit },
  { name: 'API on PostgreSQL', key: 'api', run: apiOnPostgres },
  {
    name: 'API on the embedded database',
    key: 'api',
    run: (around) => api('API on the embedded database', 'embedded', around),
  },
  { name: 'API through a gateway', key: 'api', run: apiThroughGateway },
]

/** Longest of all, so they begin at once: nothing but the build has to stand. */
const JOURNEYS: readonly Step[] = [
  { name: 'e2e', key: 'e2e', run: e2e },
  { name: SPLIT, key: 'e2e', run: e2eOnSplit },
]

/** Words that `npm test -- …` knows. */
export const PARTS = [...new Set([...CHECKS, ...JOURNEYS].map((entry) => entry.key))]

/**
 * Runs the steps (all, or those named) and goes on after a failing one: one run shows every fault. The journeys run beside the checks; when
 * they are through, two checks run at a time, each with a process a core: what waits for a database or a clock leaves its core to the others.
 */
export async function runAllSteps(
  wanted: readonly string[],
  selection: Selection = {},
): Promise<StepResult[]> {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const chosen = (steps: readonly Step[]) =>
    steps.filter((entry) => wanted.length === 0 || wanted.includes(entry.key))
  const checks = chosen(CHECKS)
  const journeys = selection.journeys?.length === 0 ? [] : chosen(JOURNEYS)
  const standing = [...checks, ...journeys].some(needsApp) ? prepareApp() : undefined
  const beside = checks.length > 0 && journeys.length > 0
  const cores = availableParallelism()
  let workers = beside ? Math.ceil(cores / 2) : cores
  const results: StepResult[] = []
  const inTurn = async (steps: Step[], log: (name: string) => string | undefined) => {
    for (let next = steps.shift(); next; next = steps.shift()) {
      const { name, run } = next
      const app = needsApp(next) ? await standing : undefined
      // said once, by the build itself
      if (app?.isBroken) continue
      const started = performance.now()
      const result = await step(name, () =>
        run({ ...selection, browser: app?.browser, log: log(name), workers }),
      )
      results.push({ ...result, seconds: (performance.now() - started) / 1000 })
    }
  }
  const logOf = (name: string) =>
    beside ? path.join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.log`) : undefined
  const travel = async () => {
    const { advice, isBroken } = (await standing) ?? {}
    if (isBroken) results.push(wholeStep('build', 1))
    if (advice && journeys.length > 0) results.push({ ...wholeStep('e2e', 1), note: advice })
    else await inTurn(journeys, () => undefined)
    workers = cores
    if (beside) await inTurn(checks, logOf)
  }
  await Promise.all([inTurn(checks, logOf), travel()])
  return results
}

const needsApp = ({ key }: Step) => key === 'e2e' || key === 'unit'

interface App {
  browser: string | undefined
  advice: string | undefined
  isBroken: boolean
}

/** A browser and the built shell and remotes: types and style are looked at meanwhile. */
async function prepareApp(): Promise<App> {
  const { path: browser, advice } = await step('looking for a browser', findOrInstallBrowser)
  return { browser, advice, isBroken: (await runTool(['scripts/build.ts'])) !== 0 }
}

/** A step that passes or fails as a whole. */
function whole(name: string, key: string, args: string[]): Step {
  return { name, key, run: async ({ log }) => wholeStep(name, await runTool(args, { log })) }
}

/** What imports packs does so on PostgreSQL where there is one: a quarter of the time. */
function unit(around: Surroundings): Promise<StepResult> {
  const env = { CHROMIUM_PATH: around.browser, SUREDA_TEST_DATABASE: fastestDatabase() }
  return vitest('unit and component', 'unit', around, [], env)
}

const fastestDatabase = () => (findOrInstallPostgres().available ? 'postgres' : 'embedded')

function api(name: string, engine: 'embedded' | 'postgres', around: Surroundings): Promise<StepResult> {
  const beside = findOrInstallPostgres().available ? 'postgres' : undefined
  const env = { SUREDA_TEST_DATABASE: engine, SUREDA_TEST_BESIDE: beside }
  return vitest(name, `api-${engine}`, around, ['--root', 'api'], env)
}

async function apiOnPostgres(around: Surroundings): Promise<StepResult> {
  const name = 'API on PostgreSQL'
  const { available, advice } = findOrInstallPostgres()
  if (!available) return { name, passed: 0, failed: 0, skipped: 1, note: advice }
  return api(name, 'postgres', around)
}

/** On PostgreSQL where there is one: a quarter of the time, and what is asked is the gateway. */
function apiThroughGateway(around: Surroundings): Promise<StepResult> {
  const env = { SUREDA_TEST_DATABASE: fastestDatabase() }
  return vitest('API through a gateway', 'api-split', around, ['-c', 'gateway/split.vitest.config.ts'], env)
}

async function e2e({ browser, journeys = [], log }: Surroundings): Promise<StepResult> {
  const status = await runTool([PLAYWRIGHT, 'test', '-c', 'e2e/playwright.config.ts', ...journeys], {
    env: { CHROMIUM_PATH: browser, E2E_PORT, CI: '1' },
    log,
  })
  return playwrightResult('e2e', path.join(REPORTS, 'e2e.json'), status)
}

/** Installation, port and folder of its own: it may run beside the other one. */
async function e2eOnSplit({ browser, journeys = [], log }: Surroundings): Promise<StepResult> {
  const { available, advice } = findOrInstallPostgres()
  if (!available) return { name: SPLIT, passed: 0, failed: 0, skipped: 1, note: advice }
  const args = ['test', '-c', 'e2e/split.config.ts', '--pass-with-no-tests', ...journeys]
  const env = { CHROMIUM_PATH: browser, E2E_PORT: '4602', E2E_DATA_DIR: '.data/e2e-split', CI: '1' }
  const status = await runTool([PLAYWRIGHT, ...args], { env, log })
  return playwrightResult(SPLIT, path.join(REPORTS, 'e2e-split.json'), status)
}

async function vitest(
  name: string,
  report: string,
  { since, log, workers }: Surroundings,
  args: string[],
  env: Record<string, string | undefined>,
): Promise<StepResult> {
  const file = path.join(REPORTS, `${report}.json`)
  const reached = since === undefined ? [] : ['--changed', since, '--passWithNoTests']
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  // by itself vitest leaves one of two cores idle
  const status = await runTool(
    [VITEST, 'run', `--maxWorkers=${workers}`, ...args, ...reached, ...reporters],
    { env, log },
  )
  return vitestResult(name, existsSync(file) ? file : '', status)
}
