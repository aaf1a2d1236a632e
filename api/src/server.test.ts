import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { placeEmbeddedDatabase } from './testing/test-database.ts'

const server = fileURLToPath(new URL('./testing/network/run-api.ts', import.meta.url))
let folder: string
let running: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sureda-server-'))
  running = []
})
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [server], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      DRAIN_MS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, said: () => said }
}

const ready = /"msg":"API ready at (http:\/\/127\.0\.0\.1:[1-9]\d+)\/api\/v1"\}$/m

it('prints one ready line, answers, and stops at once with Ctrl-C, removing its lock', async () => {
  placeEmbeddedDatabase(join(folder, 'database'))
  const process = start({ PORT: '0', HOST: '127.0.0.1', DRAIN_MS: '60000' })
  await expect.poll(process.said, { timeout: 60_000 }).toMatch(ready)
  const origin = ready.exec(process.said())?.[1]
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  const second = start({ PORT: '0' })
  expect(await second.ended).toBe(1)
  expect(second.said()).toMatch(/^The embedded database .* is in use by process \d+/)
  process.child.kill('SIGINT')
  expect(await process.ended).toBe(0)
  // the start has tried whether files can be stored
  expect(readdirSync(folder).sort()).toEqual(['database', 'database.held', 'trial'])
})

it('serves while it drains, and stops at once at a second signal', async () => {
  placeEmbeddedDatabase(join(folder, 'database'))
  const process = start({ PORT: '0', HOST: '127.0.0.1', DRAIN_MS: '60000' })
  await expect.poll(process.said, { timeout: 60_000 }).toMatch(ready)
  const origin = ready.exec(process.said())?.[1]
  process.child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
  const served = await fetch(`${origin}/livez`)
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close'])
  process.child.kill('SIGTERM')
  expect(await process.ended).toBe(1)
  expect(process.said()).toContain('second SIGTERM')
})

it('lists every invalid setting and does not start', async () => {
  const process = start({
    PORT: '99999',
    DATABASE_URL: 'mysql://secret',
    DRAIN_MS: 'long',
    RATE_LIMIT_FACTOR: 'x',
  })
  expect(await process.ended).toBe(1)
  expect(process.said().split('\n').slice(0, 5)).toEqual([
    'The environment is not usable:',
    '  PORT must be a number from 1 to 65535, e.g. PORT=4000',
    '  DATABASE_URL must be postgresql://user:password@host:5432/database, or remove it to use the embedded database',
    '  DRAIN_MS must be milliseconds from 0 to 60000; the default is 5000',
    '  RATE_LIMIT_FACTOR must be a number above 0; 1 is the normal limit',
  ])
  expect(readdirSync(folder)).toEqual([])
})
