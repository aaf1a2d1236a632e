import { expect, it } from 'vitest'
import { changesetFaults } from './changesets.ts'

const fault = "begin with '<package>': <major|minor|patch>"

it('accepts packages with their steps and a text, and other pages', () => {
  const source = "---\n'@sureda/remote': minor\n'create-sureda-remote': patch\n---\n\nRenamed exports.\n"
  expect(changesetFaults('.changeset/names.md', source)).toEqual([])
  expect(changesetFaults('README.md', '# Sureda\n')).toEqual([])
})

it.each([
  ["---\n\n## '@sureda/remote': minor\n\nRenamed exports.\n"],
  ["---\n'@sureda/remote': small\n---\n\nRenamed exports.\n"],
  ["---\n'@sureda/remote': minor\n---\n"],
])('refuses a changeset that the command cannot read: %j', (source) => {
  expect(changesetFaults('.changeset/names.md', source).join()).toContain(fault)
})
