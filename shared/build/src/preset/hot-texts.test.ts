import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { type Compiler, rspack } from '@rspack/core'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { expect, it, onTestFinished } from 'vitest'
import { remoteConfig } from '../remote.ts'
import { ROOT } from '../workspace.ts'

const fixture = path.join(import.meta.dirname, '../../fixtures/mf-one')
const run = (compiler: Compiler) =>
  new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      compiler.close(() =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
      ),
    )
  })

it('loads texts with hot reload in a development build, and adds nothing to a release', async () => {
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const dir = mkdtempSync(path.join(ROOT, '.cache/words-test-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const codeOf = async (mode: 'development' | 'production') => {
    const config = remoteConfig(fixture, mode)
    const to = path.join(dir, mode)
    const hot = mode === 'development' ? [new rspack.HotModuleReplacementPlugin()] : []
    const plugins = [...(config.plugins ?? []), ...hot]
    await run(rspack({ ...config, plugins, cache: false, output: { ...config.output, path: to } }))
    const files = readdirSync(to, { recursive: true, encoding: 'utf8' })
    const { manifest } = JSON.parse(readFileSync(path.join(to, 'release.json'), 'utf8')) as ReleaseRecord
    expect(manifest.exposes.map(({ name }) => name)).toEqual(['first'])
    return files
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(path.join(to, name), 'utf8'))
      .join('\n')
  }
  const code = await codeOf('development')
  expect(code).toMatch(/hasResourceBundle\(locale, \\?"one\\?"\)/)
  expect(await codeOf('production')).not.toContain('hasResourceBundle')
})
