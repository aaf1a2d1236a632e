import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { findPostgresBinaries } from '@sureda/api/testing/postgres-binaries'
import { isInstalled } from '@sureda/api/testing/services/installed'
import { ROOT } from '@sureda/build/workspace'
import { browserPackages, findOrInstallBrowser } from './browser.ts'
import { changedJourneys, changedSince } from './changed-journeys.ts'
import { step } from './progress.ts'
import { runTool } from './run-tool.ts'
import { installPackages, SYSTEM_PACKAGES } from './system-packages.ts'
import { REPORTS, resultOf, type StepResult } from './test-results.ts'

interface Step {
  name: string
  /** Arguments of `npm test` that select this step. */
  keys: readonly string[]
  /** Node's arguments; `since` is a commit if only changes since then are tested. */
  args: (workers: number, since?: string) => string[]
  /** File in test-results that the runner writes. */
  report?: string
  /** Whether the changes since then do not affect this step, so that no servers are started for it. */
  isEmpty?: (since: string) => boolean
  /** The built app and a browser. */
  needsApp?: boolean
  /** `wanted`: tests run four times faster with it. */
  postgres?: 'wanted' | 'needed'
  /** Swift, pgbouncer, HAProxy, Caddy, Prometheus. */
  needsPrograms?: boolean
  /** HAProxy, in front of several processes. */
  needsProxy?: boolean
  env?: Record<string, string>
}

const tool = (dir: string, name: string, file: string) => path.join(ROOT, dir, 'node_modules', name, file)
const TSC = tool('.', 'typescript', 'bin/tsc')
const BIOME = tool('.', '@biomejs/biome', 'bin/biome')

/** With a number of workers, because vitest by itself uses one less than there are cores. */
const vitest =
  (report: string, ...projects: string[]): Step['args'] =>
  (workers, since) => [
    tool('.', 'vitest', 'vitest.mjs'),
    'run',
    `--maxWorkers=${workers}`,
    ...projects.map((project) => `--project=${project}`),
    ...(since ? ['--changed', since, '--passWithNoTests'] : []),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(REPORTS, report)}`,
  ]

const playwright =
  (config: string): Step['args'] =>
  (_workers, since) => [
    tool('e2e', '@playwright/test', 'cli.js'),
    ...['test', '-c', `e2e/${config}`],
    ...(since ? changedJourneys(ROOT, changedSince(since)) : []),
  ]

const listsNone = (config: string) => (since: string) =>
  spawnSync(process.execPath, [...playwright(config)(1, since), '--list'], {
    cwd: ROOT,
    encoding: 'utf8',
  }).stdout.includes('Total: 0 tests')

const NO_BROWSER = ['components', 'rules', 'ui', 'build']

/**
 * Run in this order: quick steps first. Operations run one test at a time, so they begin beside the API; gateway and commands use both cores at the end.
 */
const CHECKS: readonly Step[] = [
  // one checker per project: several would read the same types again, and all cores are busy anyway
  { name: 'types', keys: ['types', 'quick'], args: () => [TSC, '-b', '--checkers', '1'] },
  { name: 'lint and formatting', keys: ['lint', 'quick'], args: () => [BIOME, 'ci'] },
  {
    name: 'import directions, lengths, languages',
    keys: ['lint', 'quick'],
    args: () => ['scripts/check-imports.ts'],
  },
  {
    name: 'unused files, exports, dependencies',
    keys: ['lint', 'quick'],
    args: () => [tool('.', 'knip', 'bin/knip.js'), '--no-progress', '--no-config-hints'],
  },
  {
    name: 'packages for other teams',
    keys: ['lint', 'quick'],
    args: () => ['scripts/packages.ts', '--check'],
  },
  {
    name: 'components and rules',
    keys: ['unit', 'quick'],
    args: vitest('unit.json', ...NO_BROWSER),
    report: 'unit.json',
  },
  { name: 'API', keys: ['api'], args: vitest('api.json', 'api*'), report: 'api.json', postgres: 'wanted' },
  {
    name: 'operations',
    keys: ['operations'],
    args: vitest('operations.json', 'operations*'),
    report: 'operations.json',
    needsApp: true,
    needsPrograms: true,
    postgres: 'needed',
  },
  {
    name: 'gateway and commands',
    keys: ['unit'],
    args: vitest('servers.json', 'gateway', 'commands*'),
    report: 'servers.json',
    needsApp: true,
    postgres: 'wanted',
  },
]

/**
 * The longest steps, so they begin as soon as the app is built. Their ports differ from 4000, where a person's server
 * may run.
 */
const JOURNEYS: readonly Step[] = [
  {
    name: 'e2e',
    keys: ['e2e'],
    args: playwright('playwright.config.ts'),
    isEmpty: listsNone('playwright.config.ts'),
    report: 'e2e.json',
    needsApp: true,
    env: { E2E_PORT: '4600', CI: '1' },
  },
  {
    name: 'e2e on a split deployment',
    keys: ['e2e'],
    args: playwright('split.config.ts'),
    isEmpty: listsNone('split.config.ts'),
    report: 'e2e-split.json',
    needsApp: true,
    needsPrograms: true,
    needsProxy: true,
    postgres: 'needed',
    env: { E2E_PORT: '4602', E2E_DATA_DIR: '.data/e2e-split', CI: '1' },
  },
]

/** Arguments that `npm test -- …` accepts. */
export const PARTS: readonly string[] = ['unit', 'api', 'e2e', 'operations', 'lint', 'types', 'quick']

/**
 * Runs the steps of these parts and continues after failures, so that one run reports every fault. With `since` it runs
 * only what changed since that commit, and stops at the first failure. Two steps run at a time: the journeys beside the
 * checks, then two checks, the second and the last with one worker per core, because tests mostly wait.
 */
export async function runSteps(parts: readonly string[], since?: string): Promise<StepResult[]> {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const chosen = (steps: readonly Step[]) =>
    steps.filter(({ keys }) => keys.some((key) => parts.includes(key)))
  const checks = chosen(CHECKS)
  const journeys = chosen(JOURNEYS)
  const cores = availableParallelism()
  const all = [...checks, ...journeys]
  const isBeside = all.length > 1
  const packages = installPackages(packagesOf(all))
  const app = all.some(({ needsApp }) => needsApp) ? prepareApp(packages) : undefined
  const results: StepResult[] = []
  // someone working on a change needs only the first failure
  const enough = new AbortController()
  const { signal } = enough
  const inTurn = async (steps: Step[], isLogged: boolean, workersBeside = cores) => {
    for (let next = steps.shift(); next; next = steps.shift()) {
      if (next.postgres || next.needsPrograms) await packages
      const ready = await (next.needsApp ? app : undefined)
      if (signal.aborted) return
      const workers = steps.length === 0 ? cores : workersBeside
      const result = await run(next, ready, { workers, since, isLogged, signal })
      // stopped because another step failed
      if (signal.aborted) return
      results.push(result)
      if (since !== undefined && result.failed > 0) enough.abort()
    }
  }
  const second = async () => {
    await inTurn(journeys, false)
    await inTurn(checks, isBeside)
  }
  await Promise.all([inTurn(checks, isBeside, Math.ceil(cores / 2)), second()])
  return results
}

/** Collected for one installation, because apt-get cannot run twice at once. */
const packagesOf = (steps: readonly Step[]): string[] => [
  ...(steps.some(({ needsApp }) => needsApp) ? browserPackages() : []),
  ...(!hasPostgres() && steps.some(({ postgres }) => postgres) ? SYSTEM_PACKAGES.postgres : []),
  ...(steps.some(({ needsPrograms }) => needsPrograms) ? SYSTEM_PACKAGES.operations : []),
]

/** A server in DATABASE_URL, or installed binaries, from which tests start a private server as an unprivileged user. */
const hasPostgres = () => Boolean(process.env.DATABASE_URL) || findPostgresBinaries() !== undefined

const NO_POSTGRES = 'no PostgreSQL here: install it, or set DATABASE_URL to a server, to run these tests too'

interface App {
  browser?: string
  /** Why dependent steps cannot run. */
  fault?: string
}

/** Finds a browser and builds shell and remotes; types and style are checked meanwhile. */
async function prepareApp(packages: Promise<void>): Promise<App> {
  await packages
  const { path: browser, advice } = await step('looking for a browser', findOrInstallBrowser)
  const isBuilt = (await runTool(['scripts/build.ts'])) === 0
  return { browser, fault: isBuilt ? advice : 'the build failed' }
}

async function run(
  { name, args, report, isEmpty, postgres, needsProxy, env }: Step,
  app: App | undefined,
  {
    workers,
    since,
    isLogged,
    signal,
  }: { workers: number; since?: string; isLogged: boolean; signal: AbortSignal },
): Promise<StepResult> {
  const none = { name, passed: 0, failed: 0, skipped: 0, seconds: 0 }
  if (since !== undefined && isEmpty?.(since)) return { ...none, faults: [] }
  if (app?.fault) return { ...none, failed: 1, faults: [app.fault] }
  if (postgres === 'needed' && !hasPostgres()) return { ...none, skipped: 1, faults: [NO_POSTGRES] }
  if (needsProxy && !isInstalled('haproxy'))
    return { ...none, skipped: 1, faults: ['no HAProxy here: install it to run these journeys too'] }
  const log = isLogged ? path.join(REPORTS, `${name.replaceAll(/\W+/g, '-')}.log`) : undefined
  const started = performance.now()
  const status = await step(name, () =>
    runTool(args(workers, since), { env: { CHROMIUM_PATH: app?.browser, ...env }, log, signal }),
  )
  return resultOf(name, status, (performance.now() - started) / 1000, report)
}
