import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compile, configOf } from './builds.ts'

const run = promisify(execFile)
const ROOMS = [path.join(ROOT, 'shell'), ...remoteDirs()].map((dir) => path.basename(dir))
const out = mkdtempSync(path.join(tmpdir(), 'rspack-command-'))
// neither dist nor the cache of builds: journeys and other tests use them at the same time
const BUILD_CACHE_DIR = path.join(out, 'cache')
const outOf = (kind: string, room: string) => path.join(out, kind, room)

beforeAll(async () => {
  process.env.BUILD_CACHE_DIR = BUILD_CACHE_DIR
  const configs = await Promise.all(ROOMS.map((room) => configOf(path.join(ROOT, room), 'production')))
  await compile(
    configs.map((config, index) => ({
      ...config,
      output: { ...config.output, path: outOf('at-once', ROOMS[index] ?? '') },
    })),
  )
})

afterAll(() => {
  delete process.env.BUILD_CACHE_DIR
  rmSync(out, { recursive: true, force: true })
})

it.each(ROOMS)('builds %s alone with the rspack command as the build of everything does', async (room) => {
  const bin = path.join(ROOT, room, 'node_modules/.bin/rspack')
  const to = outOf('alone', room)
  await run(bin, ['build', '--output-path', to], {
    cwd: path.join(ROOT, room),
    env: { ...process.env, NODE_ENV: undefined, BUILD_CACHE_DIR },
    shell: process.platform === 'win32',
  })
  expect(built(to)).toEqual(built(outOf('at-once', room)))
})

it('says in a sentence that the shell has no page of its own', async () => {
  const room = path.join(ROOT, 'shell')
  const failed = run(path.join(room, 'node_modules/.bin/rspack'), ['dev'], { cwd: room })
  await expect(failed).rejects.toThrow('run "npm run dev"')
})

it('says in a sentence which Node is meant when it runs on one that knows no TypeScript', async () => {
  const room = path.join(ROOT, 'mf-guide')
  const bin = path.join(room, 'node_modules/@rspack/cli/bin/rspack.js')
  const failed = run(
    process.execPath,
    ['--no-experimental-strip-types', bin, 'build', '-o', outOf('none', 'x')],
    {
      cwd: room,
    },
  )
  await expect(failed).rejects.toThrow('Building needs the Node that the workspace brings')
})

/** What was built: names of all files, and the record with version, hashes and sizes, but not when it was. */
function built(dir: string) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()
  const name = files.includes('shell.json') ? 'shell.json' : 'release.json'
  const { builtAt, ...record } = JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as {
    builtAt?: string
  }
  return { files, record, isDated: builtAt !== undefined }
}
