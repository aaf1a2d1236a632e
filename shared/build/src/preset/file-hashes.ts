import { SubresourceIntegrityPlugin } from '@rspack/core'
import { replaceInScripts } from './replace-in-scripts.ts'

/** The tables of hashes that the bundler writes into an entry: scripts and style sheets. */
const TABLE = /(\.sri(?:Css)?Hashes\s*=\s*)(\{[^}]*\})/g

/** Hashes of the files that an entry loads later; the browser refuses a file with another hash. */
export const fileHashes = () => [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), sortedTable]

/**
 * Sorts the table: the plugin writes it in the order in which its threads finish, so the same sources would give other
 * bytes at each build (docs/decisions/0003-shell-api-and-containers.md).
 */
const sortedTable = replaceInScripts('SortedTable', (script) =>
  [...script.matchAll(TABLE)].map(({ 0: whole, 1: before = '', 2: table = '{}', index }) => ({
    start: index + before.length,
    end: index + whole.length,
    text: inOrder(table),
  })),
)

/** The lines of a table, which hold neither commas nor braces, in order. */
export function inOrder(table: string): string {
  const lines = table.slice(1, -1).split(',')
  return `{${lines
    .map((line) => line.trim())
    .filter(Boolean)
    .sort()
    .join(',')}}`
}
