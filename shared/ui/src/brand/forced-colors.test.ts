import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it('what has only a shadow for an edge has another one in high-contrast modes, which paint none', () => {
  const edgeless = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css') && read(file).includes('inset 0 0 0'))
    .filter((file) => !read(file).includes('forced-colors: active'))
    // `choice.tsx` brings the edge
    .filter((file) => !read(file.replace('.module.css', '.tsx')).includes("/choice.tsx'"))
  // only adorns a drawing
  expect(edgeless).toEqual(['states/offline-state.module.css'])
})

it('a field shows there by an outline that it has the focus', () => {
  const [, forced = ''] = read('forms/field.module.css').split('forced-colors: active')
  expect(forced).toMatch(/:focus\) \{\s*outline: 3px solid Highlight/)
})
