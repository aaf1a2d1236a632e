import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@sureda/api/testing/services/free-port'
import { releaseFaults } from '@sureda/build/check/release-check'
import { sentReleaseFaults } from '@sureda/build/check/sent-release'
import type { TeamReport } from '@sureda/build/ship/status-text'
import { browserPath } from '@sureda/build/system-browser'
import { ROOT } from '@sureda/build/workspace'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { readBuilt } from '@sureda/gateway/releases/ship'
import { type Browser, chromium } from 'playwright'
import { afterAll, expect, it } from 'vitest'

/** The machine of an external team: no workspace around the folder, and only the packed packages of this checkout. */
const outside = realpathSync(mkdtempSync(path.join(tmpdir(), 'sureda-outside-')))
const packages = path.join(outside, 'packages')
const remote = path.join(outside, 'mf-walks')
/** The environment without the variables of the npm and the test runner that run this test. */
const env: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV$|FORCE_COLOR$)/.test(name)),
  ),
  PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
  // the output is compared as plain text
  NO_COLOR: '1',
}
/** The team's CI passes the commit of its build. */
const SHIP = 'ship --dist dist --commit 3fa9c1d2e4b5968778695a4b3c2d1e0f00112233'
let dev: ChildProcess | undefined
let installation: ChildProcess | undefined
let browser: Browser | undefined

afterAll(async () => {
  await browser?.close()
  // npm and the server that it has started
  for (const started of [dev, installation])
    if (started?.pid && started.exitCode === null) process.kill(-started.pid)
  rmSync(outside, { recursive: true, force: true })
})

const lockfile = () => readFileSync(path.join(remote, 'package-lock.json'), 'utf8')

function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    env,
    encoding: 'utf8',
    // the registry decides how long it takes to install packages that are in no cache yet
    timeout: 400_000,
  })
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
  return stdout
}

it('makes the packages, and a remote from them in its own folder', () => {
  run(outside, process.execPath, path.join(ROOT, 'scripts/packages.ts'), '--to', packages)
  const create = path.join(packages, globSync('create-sureda-remote-*.tgz', { cwd: packages })[0] ?? '')
  const said = run(
    outside,
    'npm',
    'exec',
    '--yes',
    `--package=${create}`,
    '--',
    'create-sureda-remote',
    'walks',
    '--packages',
    packages,
  )
  expect(said).toContain('mf-walks/src/walks/walks-detail-screen.tsx')
})

it('installs, checks types, tests and builds a release that passes the checks', () => {
  run(remote, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund')
  // the lockfile refers to the packed files in the team's repository, which its CI installs
  for (const name of ['contract', 'ui', 'remote', 'build', 'testing'])
    expect(lockfile()).toContain(`"resolved": "file:packages/sureda-${name}-`)
  run(remote, 'npm', 'run', 'types')
  expect(run(remote, 'npm', 'test')).toMatch(/Tests +3 passed/)
  run(remote, 'npm', 'run', 'build')
  const record = JSON.parse(readFileSync(path.join(remote, 'dist/release.json'), 'utf8')) as ReleaseRecord
  expect(releaseFaults(record, remote)).toEqual([])
  const { name, version } = record
  const { files } = readBuilt(path.join(remote, 'dist'))
  const sent = { remote: name, version, files, live: [], shellApi: SHELL_API_VERSION }
  expect(sentReleaseFaults(sent).faults).toEqual([])
  expect(run(remote, 'npx', 'sureda-ship', 'help')).toContain('ship --dist <folder>')
  expect(Object.keys(record.contributes.i18n.files)).toHaveLength(6)
})

it('renders its screens in a fake shell with hot reload', async () => {
  const port = await freePort()
  dev = spawn('npm', ['run', 'dev'], {
    cwd: remote,
    env: { ...env, PORT: String(port), API_URL: 'http://localhost:1' },
    detached: true,
  })
  await said(dev, 'runs alone at')
  browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
  const page = await browser.newPage({ locale: 'ca-ES', viewport: { width: 390, height: 844 } })
  await page.goto(`http://localhost:${port}/walks`)
  await page.getByRole('heading', { level: 1, name: 'Walks' }).waitFor()
  await page.getByText('Aquesta pàgina encara s’està fent.').waitFor()
  const opened = await page.evaluate(() => performance.timeOrigin)

  const texts = path.join(remote, 'locales/ca.json')
  writeFileSync(texts, readFileSync(texts, 'utf8').replace('Walks', 'Passejades'))
  await page.getByRole('heading', { level: 1, name: 'Passejades' }).waitFor()
  const screen = path.join(remote, 'src/walks/walks-screen.tsx')
  writeFileSync(screen, readFileSync(screen, 'utf8').replace('<CardList>', '<CardList><p>Edited</p>'))
  await page.getByText('Edited').waitFor()
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened)

  await page.getByRole('link', { name: /Comença la pela/ }).click()
  await page.getByText('Segon paràgraf.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/walks/n-pela')
})

it('ships to a running installation, as canary and to everybody, and rolls back', async () => {
  const port = await freePort()
  const data = path.join(outside, 'installation')
  const operator = { ...env, PORT: String(port), DATA_DIR: data, RELEASES_DIR: path.join(data, 'releases') }
  const command = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(ROOT, 'scripts/run.mjs'), ...args], {
      env: operator,
      encoding: 'utf8',
    })
  installation = spawn(process.execPath, [path.join(ROOT, 'scripts/run.mjs'), 'start'], {
    env: operator,
    detached: true,
  })
  await said(installation, 'Sureda is ready')
  const keyOf = (team: string, name: string) =>
    /sureda\.[\w.-]+/.exec(command('teams', 'add', team, '--remotes', name).stdout)?.[0] ?? ''
  const keys = { walkers: keyOf('walkers', 'mf-walks'), cavers: keyOf('cavers', 'mf-caves') }
  const ship = (args: string, key = keys.walkers) => {
    const { status, stdout, stderr } = spawnSync('npx', ['sureda-ship', ...args.split(' ')], {
      cwd: remote,
      env: { ...env, SUREDA_URL: `http://localhost:${port}`, SUREDA_TEAM_KEY: key },
      encoding: 'utf8',
    })
    return status === 0 ? stdout : `refused: ${stderr}`
  }
  const version = () =>
    JSON.parse(readFileSync(path.join(remote, 'dist/release.json'), 'utf8')).version as string
  const first = version()

  expect(ship(SHIP, keys.cavers)).toMatch(/refused: .*mf-walks/)
  const guessed = keys.walkers.replace(/\.[\w-]{43}\./, `.${'A'.repeat(43)}.`)
  expect(ship(SHIP, guessed)).toContain('refused: ')
  expect(ship(`promote mf-walks ${first}`)).toContain('ship it first')
  expect(ship(SHIP)).toContain(`mf-walks ${first} is shipped`)
  expect(ship(SHIP)).toContain('was shipped before')
  expect(ship(`promote mf-walks ${first}`, keys.cavers)).toContain('refused: ')
  expect(ship('promote mf-walks 1.0.0-00000000')).toContain('ship it first')

  const page = await browser?.newPage({
    locale: 'ca-ES',
    viewport: { width: 390, height: 844 },
    isMobile: true,
  })
  if (!page) throw new Error('no browser')
  const open = async () => {
    await page.goto(`http://gavarres.localhost:${port}/walks`)
    return page.getByRole('heading', { level: 1 }).first().textContent()
  }
  expect(await open()).not.toMatch(/Walks|Passejades/)
  expect(ship(`promote mf-walks ${first}`)).toContain('the next page load has it')
  await expect.poll(open).toBe('Walks')

  // the edited texts make this a new version
  run(remote, 'npm', 'run', 'build')
  const second = version()
  expect(ship(SHIP)).toContain(`mf-walks ${second} is shipped`)
  expect(ship(`canary mf-walks ${second} --share 100`)).toContain('the next page load has it')
  await expect.poll(open).toBe('Passejades')
  const status = () => JSON.parse(ship('status --json')) as TeamReport
  expect(status().remotes[0]).toMatchObject({ remote: 'mf-walks', stable: first, canary: second })
  await expect
    .poll(() => status().remotes[0]?.health.find((one) => one.version === second)?.loads ?? 0)
    .toBeGreaterThan(0)
  expect(ship('rollback mf-walks')).toContain('the next page load has it')
  await expect.poll(open).toBe('Walks')

  command('teams', 'revoke', keys.walkers.split('.')[1] ?? '')
  expect(ship('status')).toContain('refused: ')
})

/** Waits for a text in the output of a process. @throws with the output if the process ends without it */
function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let text = ''
    const hear = (chunk: Buffer) => {
      text += chunk
      if (text.includes(words)) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.on('exit', () => reject(new Error(text)))
  })
}
