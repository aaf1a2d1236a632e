import { type Compiler, SubresourceIntegrityPlugin } from '@rspack/core'

/** The tables of hashes that the bundler writes into an entry: scripts and style sheets. */
const TABLE = /(\.sri(?:Css)?Hashes\s*=\s*)(\{[^}]*\})/g

/** Hashes of the files that an entry loads later; the browser refuses a file that has another one. */
export const fileHashes = () => [new SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }), sortedTable]

/** The table in order: the plugin writes it as its threads finish, and the same sources would get other bytes at each build (docs/decisions/0043). */
const sortedTable = {
  name: 'SortedTable',
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('SortedTable', (compilation) => {
      // before the minifier, and before the hashes in the names of the files are made of what stands in them
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name: 'SortedTable', stage }, (assets) => {
        for (const [name, asset] of Object.entries(assets)) {
          if (!name.endsWith('.js')) continue
          const found = [...asset.source().toString().matchAll(TABLE)]
          if (found.length === 0) continue
          const sorted = new sources.ReplaceSource(asset)
          for (const { 0: whole, 1: before = '', 2: table = '{}', index } of found)
            sorted.replace(index + before.length, index + whole.length - 1, inOrder(table))
          compilation.updateAsset(name, sorted)
        }
      })
    })
  },
}

/** The lines of a table, which hold neither commas nor braces, in order. */
export function inOrder(table: string): string {
  const lines = table.slice(1, -1).split(',')
  return `{${lines
    .map((line) => line.trim())
    .filter(Boolean)
    .sort()
    .join(',')}}`
}
