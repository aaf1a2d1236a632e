import { expect, it } from 'vitest'
import { typeReferenceFaults, withRemotes } from './type-references.ts'

const projectOf = (...names: string[]) =>
  `${JSON.stringify({ files: [], references: names.map((path) => ({ path })) }, null, 2)}\n`
const before = projectOf('shared/ui', 'shell/tsconfig.worker.json', 'mf-a', 'mf-gone', 'api')

it('adds new remotes, removes former ones, and leaves the rest', () => {
  const after = withRemotes(before, ['mf-a', 'mf-new'])
  expect(after).toBe(projectOf('shared/ui', 'shell/tsconfig.worker.json', 'mf-a', 'mf-new', 'api'))
  expect(withRemotes(after, ['mf-a', 'mf-new'])).toBe(after)
})

it('the checkout references every remote', () => {
  expect(typeReferenceFaults()).toEqual([])
})
