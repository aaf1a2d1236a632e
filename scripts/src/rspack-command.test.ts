import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildChanged } from './builds.ts'

const run = promisify(execFile)
const REMOTES = remoteDirs().map((dir) => path.basename(dir))
const MODEL = REMOTES[0] ?? ''
const configOf = (folder: string) => readFileSync(path.join(ROOT, folder, 'rspack.config.ts'), 'utf8')
const scriptsOf = (folder: string) => {
  const { scripts, devDependencies } = JSON.parse(
    readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'),
  ) as Record<'scripts' | 'devDependencies', Record<string, string>>
  return { scripts, command: devDependencies['@rspack/cli'] }
}
const out = mkdtempSync(path.join(tmpdir(), 'rspack-command-'))
// a separate build cache, because other builds use the shared one at the same time
const BUILD_CACHE_DIR = path.join(out, 'cache')
const outOf = (folder: string) => path.join(out, folder)

// builds everything; does nothing if the checkout is already built
beforeAll(async () => {
  await buildChanged()
  const cache = path.join(ROOT, '.cache/rspack')
  if (existsSync(cache)) cpSync(cache, BUILD_CACHE_DIR, { recursive: true })
})

afterAll(() => {
  rmSync(out, { recursive: true, force: true })
})

// one package of each kind is enough, because the others have the same config
it.each(['shell', MODEL])(
  'builds %s alone with the rspack command as the build of everything does',
  async (folder) => {
    const bin = path.join(ROOT, folder, 'node_modules/.bin/rspack')
    const to = outOf(folder)
    await run(bin, ['build', '--output-path', to], {
      cwd: path.join(ROOT, folder),
      env: { ...process.env, NODE_ENV: undefined, BUILD_CACHE_DIR },
      shell: process.platform === 'win32',
    })
    expect(built(to)).toEqual(built(path.join(ROOT, folder, 'dist')))
  },
)

it.each(REMOTES)('builds %s with the same command', (folder) => {
  expect(configOf(folder)).toBe(configOf(MODEL))
  expect(scriptsOf(folder)).toEqual(scriptsOf(MODEL))
})

it('says that the shell has no page of its own', async () => {
  const folder = path.join(ROOT, 'shell')
  const failed = run(path.join(folder, 'node_modules/.bin/rspack'), ['dev'], { cwd: folder })
  await expect(failed).rejects.toThrow('run "npm run dev"')
})

it('names the required Node when it runs on an older one', async () => {
  const folder = path.join(ROOT, 'mf-guide')
  const bin = path.join(folder, 'node_modules/@rspack/cli/bin/rspack.js')
  const failed = run(process.execPath, ['--no-experimental-strip-types', bin, 'build', '-o', outOf('none')], {
    cwd: folder,
  })
  await expect(failed).rejects.toThrow('Building needs the Node that the workspace brings')
})

/** The built files: all names, and the record with version, hashes and sizes, but without the build time. */
function built(dir: string) {
  const all = readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()
  // a running server adds compressed copies
  const files = all.filter((file) => !/\.(br|gz)$/.test(file))
  const name = files.includes('shell.json') ? 'shell.json' : 'release.json'
  const { builtAt, ...record } = JSON.parse(readFileSync(path.join(dir, name), 'utf8')) as {
    builtAt?: string
  }
  return { files, record, isDated: builtAt !== undefined }
}
