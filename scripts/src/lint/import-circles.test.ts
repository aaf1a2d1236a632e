import { expect, it } from 'vitest'
import { circleFaults } from './import-circles.ts'

const files = (sources: Record<string, string>) => circleFaults(new Map(Object.entries(sources)))

it('reports the files of a circle through packages, types and dynamic imports', () => {
  expect(
    files({
      'shared/contract/src/a.ts': `import { b } from './b.ts'`,
      'shared/contract/src/b.ts': `import type { C } from '@sureda/contract/c'`,
      'shared/contract/src/c.ts': `const a = () => import('./a.ts')`,
    }),
  ).toEqual([
    'shared/contract/src/a.ts → shared/contract/src/b.ts → shared/contract/src/c.ts → shared/contract/src/a.ts: ' +
      'an import circle; what they share belongs in a file of its own',
  ])
})

it('distinguishes files by extension, and accepts two paths to one file', () => {
  expect(
    files({
      'mf-map/src/x.tsx': `import './x.ts'\nimport './y.ts'`,
      'mf-map/src/x.ts': `import './y.ts'`,
      'mf-map/src/y.ts': `import react from 'react'`,
    }),
  ).toEqual([])
})
