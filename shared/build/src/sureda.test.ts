import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { expect, it, onTestFinished } from 'vitest'
import webpack from 'webpack'
import { sentReleaseFaults } from './check/sent-release.ts'
import { federation, sureda } from './sureda.ts'

const fixture = path.join(import.meta.dirname, '../fixtures/mf-one')

/** A config of a team that does not use the presets. */
const ownConfig = (to: string): Configuration => ({
  mode: 'production',
  context: fixture,
  entry: {},
  devtool: 'hidden-source-map',
  output: { path: to, chunkFilename: 'own/[id].[contenthash:6].js' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    parser: { 'css/module': { namedExports: false } },
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.module\.css$/, type: 'css/module' },
    ],
  },
  plugins: [sureda()],
})

it('makes a valid release from any Rspack config', async () => {
  const dist = mkdtempSync(path.join(tmpdir(), 'own-config-'))
  onTestFinished(() => rmSync(dist, { recursive: true }))
  await new Promise<void>((resolve, reject) => {
    const compiler = rspack(ownConfig(dist))
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString({ errors: true })) : undefined)
      compiler.close(() => (fault ? reject(fault) : resolve()))
    })
  })
  const files = new Map(
    readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(dist, file), readFileSync(file)]),
  )
  const record = JSON.parse(String(files.get('release.json'))) as ReleaseRecord
  const { name, version } = record
  expect(
    sentReleaseFaults({ remote: name, version, files, live: [], shellApi: SHELL_API_VERSION }).faults,
  ).toEqual([])
  expect(Object.keys(record.contributes.i18n.files)).toHaveLength(6)
  expect(Object.keys(record.consumes['./first'] ?? {})).not.toEqual([])
  const style = [...files].find(([file]) => file.endsWith('.css'))
  expect(String(style?.[1])).toMatch(new RegExp(`@layer remote.*\\.one${version.slice(-4)}-`, 's'))
})

it('says what webpack needs in addition', () => {
  expect(() => webpack({ context: fixture, entry: {}, plugins: [sureda()] })).toThrow(
    'new ModuleFederationPlugin(federation(import.meta.dirname))',
  )
})

it('passes remote.json and the shared modules to the stock plugin', () => {
  const { name, filename, exposes, shared } = federation(fixture)
  expect({ name, filename }).toEqual({ name: 'mf_one', filename: 'remoteEntry.js' })
  expect(Object.keys(exposes)).toEqual(['./first'])
  expect(shared.react).toMatchObject({ import: false, singleton: true })
})
