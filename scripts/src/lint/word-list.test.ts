import { expect, it } from 'vitest'
import { wordListFaults } from './word-list.ts'

it('reports words in Markdown and comments, with what to write instead', () => {
  expect(wordListFaults('README.md', 'a\nIt stands there, kept by nobody.')).toEqual([
    'README.md:2 says "stands": say "is", or what it does there',
    'README.md:2 says "nobody": say who: the visitor, a member, the guide, "no one"',
    'README.md:2 says "kept": say cached, stored, saved or left, whichever is meant',
  ])
  expect(
    wordListFaults('scripts/src/a.ts', '/**\n * Whoever asks.\n */\nconst whoever = 1 // of ours'),
  ).toHaveLength(2)
})

it('reads titles of tests and messages, but not names and the texts that a test looks for', () => {
  expect(wordListFaults('e2e/src/a.e2e.ts', "test('a door is found', async () => {")).toHaveLength(1)
  expect(wordListFaults('e2e/src/a.e2e.ts', "page.getByText('nobody is here')")).toEqual([])
  expect(wordListFaults('scripts/a.ts', "throw new Error('nobody is here')")).toHaveLength(1)
  expect(wordListFaults('scripts/a.ts', "import './kept-app.ts' // see `kept-app.ts` and kept-app")).toEqual(
    [],
  )
})
