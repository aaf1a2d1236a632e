import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  barrelFaults,
  contractFaults,
  folderFaults,
  importFaults,
  importsOf,
  lengthFaults,
  localeFaults,
} from './import-rules.ts'

it('finds static, dynamic, side-effect and re-exporting imports, but not in comments and generated text', () => {
  expect(
    importsOf(`import a from 'a'
import 'b.css'
export { c } from 'c'
const d = import('d')
// import x from 'x'
const text = \`import t from 't'\`
/* from 'y' */`),
  ).toEqual(['a', 'b.css', 'c', 'd'])
})

it('refuses imports of a remote from another remote, the shell, the gateway or the api', () => {
  for (const target of [
    'mf-map/src/a.ts',
    '@sureda/shell/a',
    '@sureda/gateway/a',
    '@sureda/api/a',
    '../../mf-map/src/a.ts',
  ])
    expect(importFaults('mf-booking/src/a.ts', `import x from '${target}'`)).toHaveLength(1)
  expect(
    importFaults('mf-booking/src/list/a.ts', `import x from '@sureda/ui/base'\nimport y from '../b.ts'`),
  ).toEqual([])
})

it('refuses imports of the design system and the contract from elsewhere', () => {
  expect(importFaults('shared/ui/src/a.tsx', `import x from '@sureda/remote/session'`)).toHaveLength(1)
  expect(contractFaults('shared/contract/src/a.ts', `import { readFileSync } from 'node:fs'`)).toHaveLength(1)
})

it('allows tests and build files to import the tools', () => {
  expect(importFaults('mf-map/rspack.config.ts', `import { remote } from '@sureda/build/remote'`)).toEqual([])
  expect(importFaults('shared/ui/src/a.test.tsx', `import x from '@sureda/testing/render'`)).toEqual([])
})

it('reports long files and barrels', () => {
  expect(lengthFaults('a.ts', 'x\n'.repeat(301))).toEqual(['a.ts has 301 lines; 300 is the end'])
  expect(barrelFaults('a/index.ts', `export { b } from './b.ts'`)).toHaveLength(1)
})

it('reports each missing key and plural form with its file', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'locales-'))
  const folder = path.join(dir, 'locales')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'en.json'), JSON.stringify({ a: { b: 'x' }, n_one: '1', n_other: '2' }))
  writeFileSync(path.join(folder, 'fr.json'), JSON.stringify({ a: {}, n_one: '1', n_other: '2' }))
  const faults = localeFaults(folder, ['en', 'fr']).map((fault) => fault.replace(`${folder}/`, ''))
  rmSync(dir, { recursive: true })
  expect(faults).toEqual(['fr.json lacks "a.b"', 'fr.json lacks "n_many"'])
})

it('reports a folder with too many files', () => {
  const files = Array.from({ length: 41 }, (_, number) => `api/src/a/${number}.ts`)
  expect(folderFaults(files.slice(1))).toEqual([])
  expect(folderFaults(files)).toEqual(['api/src/a has 41 files; 40 is the end: sort them by subject'])
})
