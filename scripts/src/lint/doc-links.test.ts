import { expect, it } from 'vitest'
import { linkFaults } from './doc-links.ts'

const RECORDS = 'docs/decisions'

const exists = (target: string) =>
  ['docs/a.md', `${RECORDS}/0001-tools.md`, 'docs/shown.webp'].includes(target)

it('reports links and pictures of Markdown without a file, relative to the page', () => {
  const page = '[a](docs/a.md#part) [b](docs/b.md) [c](https://example.org/c) <img src="docs/shown.webp">'
  expect(linkFaults('README.md', page, exists)).toEqual([
    'README.md links to docs/b.md, which does not exist: correct the link or take it out',
  ])
  expect(linkFaults('docs/x.md', '[a](a.md) [a](../docs/a.md)', exists)).toEqual([])
})

it('reports missing records, in comments too', () => {
  expect(linkFaults('api/a.ts', `// ${RECORDS}/0001-tools.md`, exists)).toEqual([])
  expect(linkFaults('api/a.ts', `// ${RECORDS}/0001, ${RECORDS}/0009-gone.md`, exists)).toHaveLength(2)
})
