import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ROOT } from '../workspace.ts'
import { base } from './base.ts'

it('gives class names the prefix of this release, not that of the one whose modules were cached', async () => {
  // inside the workspace, because loaders and libraries are resolved from here
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const dir = mkdtempSync(path.join(ROOT, '.cache/preset-test-'))
  onTestFinished(() => {
    rmSync(dir, { recursive: true, force: true })
    vi.unstubAllEnvs()
  })
  vi.stubEnv('BUILD_CACHE_DIR', path.join(dir, 'cache'))
  writeFileSync(
    path.join(dir, 'main.ts'),
    "import styles from './plate.module.css'\nconsole.log(styles.plate)\n",
  )
  writeFileSync(path.join(dir, 'plate.module.css'), '.plate { color: red }\n')
  const namesOf = async (release: string) => {
    const to = path.join(dir, release)
    const config = base({
      ...{ dir, name: 'mf-plate', mode: 'production', prefix: '', publicPath: '/' },
      ...{ uniqueName: `plate_${release}`, cssPrefix: `plate${release}` },
    })
    const compiler = rspack({ ...config, entry: './main.ts', output: { ...config.output, path: to } })
    await new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) =>
        compiler.close(() =>
          error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
        ),
      )
    })
    const files = readdirSync(to, { recursive: true, encoding: 'utf8' }).filter((name) =>
      /\.(js|css)$/.test(name),
    )
    return new Set(
      files.flatMap((name) => readFileSync(path.join(to, name), 'utf8').match(/plate\d+(?=-plate)/g)),
    )
  }
  expect(await namesOf('1001')).toEqual(new Set(['plate1001']))
  expect(await namesOf('1002')).toEqual(new Set(['plate1002']))
}, 60_000)
