import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { rspack } from '@rspack/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compileHint } from './compile-hint.ts'

let dir: string

beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'compile-hint-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

it('is first in what every visit runs, after minifying, and the source map knows of it', async () => {
  await writeFile(path.join(dir, 'main.js'), '// said\nimport("./later.js").then(console.log)\n')
  await writeFile(path.join(dir, 'later.js'), '// said\nexport const later = () => 1\n')
  await build()
  const files = await readdir(path.join(dir, 'dist'))
  const text = (start: string, end = '.js') =>
    readFile(path.join(dir, 'dist', files.find((f) => f.startsWith(start) && f.endsWith(end)) ?? ''), 'utf8')

  const main = await text('main')
  expect(main.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad')
  expect(main).not.toContain('said')
  // its first mapped line is the second
  expect((JSON.parse(await text('main', '.map')) as { mappings: string }).mappings).toMatch(/^;[^;]/)
  expect(await text('later')).not.toContain('allFunctionsCalledOnLoad')
})

function build(): Promise<void> {
  const compiler = rspack({
    mode: 'production',
    context: dir,
    entry: { main: './main.js' },
    devtool: 'hidden-source-map',
    output: {
      path: path.join(dir, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: 'later.[contenthash:8].js',
    },
    plugins: [compileHint()],
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? stats?.compilation.errors[0]
      compiler.close(() => (failure ? reject(failure) : resolve()))
    })
  })
}
