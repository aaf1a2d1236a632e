import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from './facade/zod.ts'
import { shareScopeSource } from './share-scope-source.ts'
import { sharedByShell, sharedModules } from './shared-modules.ts'
import { ROOT } from './workspace.ts'

it('remotes bundle nothing that the shell provides', () => {
  expect(sharedByShell().react).toMatchObject({ import: false, singleton: true, strictVersion: true })
  expect(Object.values(sharedByShell()).every((entry) => 'import' in entry && entry.import === false)).toBe(
    true,
  )
})

it('imports eager modules statically and lazy ones dynamically', () => {
  const source = shareScopeSource(sharedModules(), '1.21.0')
  expect(source).toContain(`import * as s0 from 'react'`)
  expect(source).toMatch(/^import \* as s\d+ from '@sureda\/remote\/session'$/m)
  expect(source).toContain(`import(/* webpackChunkName: "overlays" */ '@sureda/ui/overlays')`)
})

it('serves former releases under former keys, and requests current keys', () => {
  const source = shareScopeSource(sharedModules(), '1.21.0')
  expect(source).toContain(`"react-router-dom":["react-router"]`)
  expect(source).toMatch(/"@sureda\/remote\/session":\["[^"]*@sureda\/remote\/forget-answers/)
  expect(Object.keys(sharedByShell())).toContain('react-router-dom')
  expect(Object.keys(sharedByShell())).not.toContain('react-router')
})

it('excludes Node modules from the browser', () => {
  expect(sharedModules().map(({ key }) => key)).not.toContain('@sureda/ui/tools')
})

it('offers every part of zod that contracts and screens use', () => {
  const packages = readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mf-'))
  const used = ['shared/contract', 'shared/remote', ...packages]
    .flatMap((folder) => sources(path.join(ROOT, folder, 'src')))
    .flatMap((text) => [...text.matchAll(/\bz\.([a-z]\w*)/g)].map(([, name]) => name ?? ''))
    .filter((name) => name !== 'infer' && name !== 'input' && name !== 'output')
  expect([...new Set(used)].filter((name) => !(name in z))).toEqual([])
})

it('rejects at compile time an import that a facade does not offer', () => {
  const dir = path.join(ROOT, '.cache/facade-test')
  mkdirSync(dir, { recursive: true })
  writeFileSync(
    path.join(dir, 'screen.ts'),
    `import { useParams, useSubmit } from 'react-router-dom'\nexport { useParams, useSubmit }\n`,
  )
  writeFileSync(
    path.join(dir, 'tsconfig.json'),
    JSON.stringify({
      extends: '../../tsconfig.base.json',
      compilerOptions: { composite: false, incremental: false, noEmit: true, emitDeclarationOnly: false },
      files: ['screen.ts'],
    }),
  )
  const { stdout } = spawnSync(process.execPath, [
    path.join(ROOT, 'node_modules/typescript/bin/tsc'),
    '-p',
    dir,
  ])
  rmSync(dir, { recursive: true })
  expect(String(stdout)).toContain(`no exported member 'useSubmit'`)
  expect(String(stdout)).not.toContain(`'useParams'`)
})

function sources(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
}
