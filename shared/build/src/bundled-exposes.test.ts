import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { bundledContainersSource } from './bundled-exposes.ts'
import { ROOT } from './workspace.ts'

const exportsOf = (source: string) =>
  [...source.matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)].map(([, name]) => name).sort()

it('has the functions of the module that it replaces in the monolith', () => {
  const replaced = readFileSync(path.join(ROOT, 'shell/src/federation/containers.ts'), 'utf8')
  expect(exportsOf(bundledContainersSource([]))).toEqual(exportsOf(replaced))
})
