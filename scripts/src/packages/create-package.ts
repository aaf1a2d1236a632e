import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { catalogVersion, ROOT } from '@sureda/build/workspace'
import type { Template } from 'create-sureda-remote/alone'
import { smallestRemote } from '../new/plan.ts'
import { copyTexts } from './package-texts.ts'
import { type Manifest, rangeOf } from './packed-manifest.ts'

const SOURCE = path.join(ROOT, 'shared/create-sureda-remote')

/**
 * Stages the package that creates remotes: a single file, because it runs before anything is installed, with the
 * versions of this release.
 */
export async function stageCreate(dir: string): Promise<void> {
  await bundle(path.join(dir, 'dist'))
  writeFileSync(path.join(dir, 'dist/template.json'), JSON.stringify(template(), null, 2))
  copyTexts(SOURCE, dir)
  const { name, version, description } = manifestOf(SOURCE)
  const packed = {
    name,
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: { node: '>=22.18' },
    bin: { [name]: './dist/create-sureda-remote.js' },
    exports: {},
  }
  writeFileSync(path.join(dir, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`)
}

function bundle(to: string): Promise<void> {
  const compiler = rspack({
    mode: 'none',
    target: 'node22',
    entry: { 'create-sureda-remote': path.join(SOURCE, 'src/create-sureda-remote.ts') },
    output: { path: to, filename: '[name].js', module: true, chunkFormat: 'module' },
    resolve: { extensions: ['.ts'] },
    plugins: [new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true })],
    module: {
      parser: { javascript: { importMeta: false } },
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const fault = error ?? (stats?.hasErrors() ? new Error(stats.toString({ errors: true })) : undefined)
      compiler.close(() => (fault ? reject(fault) : resolve()))
    })
  })
}

/** Dependencies for new remotes, copied from the smallest remote; Node and the compiler are the team's choice. */
function template(): Template {
  const model = smallestRemote(ROOT)
  const { dependencies, devDependencies } = manifestOf(model)
  const numbers = (ranges: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(ranges)
        .filter(([name]) => name !== 'node')
        .map(([name, range]) => [name, rangeOf(name, range, false)]),
    )
  const own = (...names: string[]) => Object.fromEntries(names.map((name) => [name, catalogVersion(name)]))
  return {
    dependencies: { ...numbers(dependencies), ...own('react-router-dom') },
    devDependencies: { ...numbers(devDependencies), ...own('@types/node', 'typescript') },
    rspackConfig: readFileSync(path.join(model, 'rspack.config.ts'), 'utf8'),
  }
}

const manifestOf = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as Manifest & {
    devDependencies: Record<string, string>
  }
