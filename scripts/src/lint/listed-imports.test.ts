import { expect, it } from 'vitest'
import { unlistedFaults } from './listed-imports.ts'

const manifest = {
  name: 'mf-guide',
  dependencies: { '@sureda/ui': 'workspace:*', react: 'catalog:' },
  devDependencies: { vitest: 'catalog:' },
}
const faults = (source: string, file = 'mf-guide/src/a.tsx') => unlistedFaults(file, source, manifest)

it('reports a dependency that the package does not list, once a file', () => {
  expect(
    faults(
      `import { Link } from 'react-router-dom'\nexport * from 'react-router-dom'\nimport a from '@tanstack/react-query/build'`,
    ),
  ).toEqual([
    'mf-guide/src/a.tsx imports react-router-dom, which no package.json above it lists',
    'mf-guide/src/a.tsx imports @tanstack/react-query, which no package.json above it lists',
  ])
})

it('accepts listed dependencies, their subpaths, the package itself, its own files and Node', () => {
  expect(
    faults(`import 'react/jsx-runtime'
import { Button } from '@sureda/ui/base'
import { it } from 'vitest'
import guide from 'mf-guide/a'
import b from './b.ts'
import path from 'node:path'`),
  ).toEqual([])
})

it('ignores aliases and the fixtures of the presets', () => {
  expect(faults(`import { Outlet } from '~react-router-dom'`)).toEqual([])
  expect(faults(`import * as React from 'other'`, 'shared/build/fixtures/mf-one/src/a.tsx')).toEqual([])
})
