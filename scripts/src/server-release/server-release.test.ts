import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ROOT } from '@sureda/build/workspace'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { buildServer } from './build-server.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sureda-release-'))
const first = path.join(folder, 'first')
/** An empty PATH: neither npm nor the machine's Node is found. */
const env = {
  DATA_DIR: path.join(folder, 'data'),
  RELEASES_DIR: path.join(folder, 'releases'),
  EMBEDDED_DURABILITY: 'off',
  HOST: '127.0.0.1',
  PORT: '0',
  DRAIN_MS: '0',
  // other tests use the processor too, so overload protection is off
  OVERLOAD_DELAY_MS: '0',
  SUREDA_ENV_FILE: path.join(folder, 'none'),
}
const PHONE = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
}

let server: ChildProcess | undefined
const sureda = (release: string, ...args: string[]) =>
  execFileSync(path.join(release, 'sureda'), args, { env, cwd: '/', encoding: 'utf8' })

/** Starts a release from the root folder. @returns its URL */
async function start(release: string, environment = env): Promise<string> {
  const child = spawn(path.join(release, 'sureda'), ['start'], {
    env: environment,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /is ready at (http:[^\s",]+)/.exec(line)?.[1]
    if (!url) continue
    // drains the remaining output, because a full pipe would block the server
    child.stdout.resume()
    return url
  }
  throw new Error('the server ended before it was ready')
}

async function stop(): Promise<number | null> {
  const child = server
  server = undefined
  if (!child) return 0
  const ended = once(child, 'exit') as Promise<[number | null]>
  child.kill('SIGTERM')
  return (await ended)[0]
}

beforeAll(async () => {
  const built = path.join(folder, 'built')
  await buildServer(built)
  renameSync(built, first)
})
afterEach(stop)
afterAll(() => rmSync(folder, { recursive: true }))

it('names its version and its own Node', () => {
  expect(sureda(first, 'version')).toMatch(/^Sureda \d+\.\d+\.\d+ \(\w+(?:-changed)?\), Node 24\./)
})

it('migrates, ships its remotes, imports a territory while it runs, and stops on request', async () => {
  const url = await start(first)
  expect(
    sureda(first, 'territory', 'import', path.join(ROOT, 'territories/template'), '--no-demo'),
  ).toContain('There is no guide yet')
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  expect((await fetch(`${url}/api/v1/settings`)).status).toBe(200)
  const page = await fetch(`${url}/inicio`, { headers: PHONE })
  expect(page.status).toBe(200)
  const entry = /\/mf\/mf-content\/[\w./-]+\.js(?=")/.exec(await page.text())?.[0]
  expect(entry).toBeDefined()
  expect((await fetch(url + entry)).status).toBe(200)
  expect(sureda(first, 'remotes', 'status')).toContain('mf-content')
  expect(await stop()).toBe(0)
})

it('hands over to another version on the same data, and takes over again', async () => {
  const second = path.join(folder, 'second')
  cpSync(first, second, { recursive: true })
  const file = path.join(second, 'release.json')
  const release = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  writeFileSync(file, JSON.stringify({ ...release, version: '99.0.0' }))
  for (const folder of [second, first]) {
    const url = await start(folder)
    expect((await fetch(`${url}/api/v1/settings`)).status).toBe(200)
    expect(await stop()).toBe(0)
  }
  expect(sureda(second, 'version')).toContain('Sureda 99.0.0')
  expect(existsSync(path.join(folder, 'data/commands.json'))).toBe(false)
})

it('starts in production with its example settings', async () => {
  const example = readFileSync(path.join(first, 'deploy/systemd/environment'), 'utf8')
  const settings = path.join(folder, 'environment')
  writeFileSync(settings, example.replaceAll(/^(\w+_SECRET)=$/gm, `$1=${randomBytes(32).toString('base64')}`))
  const url = await start(first, { ...env, EMBEDDED_DURABILITY: 'full', SUREDA_ENV_FILE: settings })
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, ready.headers.get('strict-transport-security')]).toEqual([200, expect.anything()])
  expect(await stop()).toBe(0)
})
