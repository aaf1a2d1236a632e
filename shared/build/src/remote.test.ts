import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { beforeAll, expect, it } from 'vitest'
import { sha384 } from './release.ts'
import { remoteConfig } from './remote.ts'

const fixture = path.join(import.meta.dirname, '../fixtures/mf-one')
let release: ReleaseRecord
const built = (name: string) => readFileSync(path.join(fixture, 'dist', name))

beforeAll(async () => {
  await new Promise<void>((resolve, reject) => {
    const compiler = rspack({ ...remoteConfig(fixture, 'production'), cache: false })
    compiler.run((error, stats) => {
      const fault =
        error ?? (stats?.hasErrors() ? new Error(stats.toString({ all: false, errors: true })) : null)
      compiler.close(() => (fault ? reject(fault) : resolve()))
    })
  })
  release = JSON.parse(built('release.json').toString())
})

it('limits the remote entry to 9 KB', () => {
  expect(release.sizes.entry).toBeLessThan(9 * 1024)
})

it('lists for each expose its files and shared modules', () => {
  const [expose] = release.manifest.exposes
  expect(expose?.name).toBe('first')
  expect(expose?.assets.js.sync).toHaveLength(1)
  expect(expose?.assets.css.sync).toHaveLength(1)
  expect(release.consumes['./first']).toEqual(['react', 'react/compiler-runtime', 'react/jsx-runtime'])
})

it('records a hash of every public file', () => {
  const served = readdirSync(path.join(fixture, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(path.join(fixture, 'dist'), path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.endsWith('.map') && !/^(mf-manifest|mf-stats|release)\.json$/.test(name))
  expect(Object.keys(release.integrity).sort()).toEqual(served.sort())
  for (const name of served) expect(release.integrity[name]).toBe(sha384(built(name)))
})

it('puts the version into container and chunk names, so that two releases can share a page', () => {
  const name = `mf_one_${release.version.replaceAll(/\W/g, '_')}`
  expect(release.manifest.metaData.globalName).toBe(name)
  expect(built(release.manifest.metaData.remoteEntry.name).toString()).toContain(`Chunk${name}`)
})

it('emits one small hashed file per language', () => {
  expect(release.contributes.i18n.files.ca).toMatch(/^locales\/ca\.[0-9a-f]{8}\.json$/)
  expect(built(release.contributes.i18n.files.ca).toString()).toBe('{"title":"one ca"}')
})

it('applies the React Compiler where a component asks for it, and puts styles into the remote layer', () => {
  const [expose] = release.manifest.exposes
  expect(built(expose?.assets.css.sync[0] ?? '').toString()).toMatch(/^@layer remote\{/)
  const code = built(expose?.assets.js.sync[0] ?? '').toString()
  expect(code.match(/\.c\)\(\d+\)/g)).toHaveLength(1)
})
