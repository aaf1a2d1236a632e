import type { Compiler } from '@rspack/core'
import { sha256 } from '../release.ts'

/** The hooks of webpack's own runtime modules, which Rspack does not have. */
interface LoadingHooks {
  getCompilationHooks(
    compilation: unknown,
  ): Record<'createScript' | 'createStylesheet', { tap(name: string, add: (code: string) => string): void }>
}
interface Webpack {
  runtime: { LoadScriptRuntimeModule: LoadingHooks }
  css: { CssLoadingRuntimeModule: LoadingHooks }
}

const NAME = 'FileHashes'
const TABLES = { js: 'sriHashes', css: 'sriCssHashes' }

/** A unique text with the length of a hash, by chunk and kind of file. */
const placeholder = (id: string, kind: string) => `sha256-${`${kind}-of-chunk-${id}`.padEnd(43, '_')}=`

const PLACEHOLDERS = /sha256-(?:js|css)-of-chunk-[^"'`=]*=/g

/**
 * Hashes of the files that an entry loads later, for webpack: Rspack has a plugin of its own, and
 * `webpack-subresource-integrity` takes the style sheet's
 * hash for the script of a chunk that has both.
 */
export const webpackHashes = {
  name: NAME,
  apply(compiler: Compiler) {
    const { Compilation, RuntimeGlobals, RuntimeModule, sources } = compiler.webpack
    const { runtime, css } = compiler.webpack as unknown as Webpack
    const table = (kind: keyof typeof TABLES) => `${RuntimeGlobals.require}.${TABLES[kind]}`

    class Table extends RuntimeModule {
      constructor() {
        super('file hashes')
      }
      override generate(): string {
        const ids = [...(this.chunk?.getAllAsyncChunks() ?? [])].map(({ id }) => String(id)).sort()
        const lines = (kind: keyof typeof TABLES) =>
          `${table(kind)} = ${JSON.stringify(Object.fromEntries(ids.map((id) => [id, placeholder(id, kind)])))};`
        return lines('js') + lines('css')
      }
    }

    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const checked = (element: string, kind: keyof typeof TABLES) => (code: string) =>
        `${code}\n${element}.integrity = ${table(kind)}[chunkId] || "";`
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        checked('script', 'js'),
      )
      css.CssLoadingRuntimeModule.getCompilationHooks(compilation).createStylesheet.tap(
        NAME,
        checked('link', 'css'),
      )
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunkHandlers)
        .tap(NAME, (chunk) => compilation.addRuntimeModule(chunk, new Table()))
      // after the minifier, before the bytes are compressed or written
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        const hashes = new Map(
          [...compilation.chunks].flatMap(({ id, files }) =>
            [...files].map((file): [string, string] => {
              const content = Buffer.from(compilation.getAsset(file)?.source.buffer() ?? '')
              return [placeholder(String(id), file.endsWith('.css') ? 'css' : 'js'), sha256(content)]
            }),
          ),
        )
        for (const file of [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()))
          compilation.updateAsset(file, (asset) => {
            const replaced = new sources.ReplaceSource(asset)
            // a chunk without a style sheet has no hash of one
            for (const { 0: found, index } of String(asset.source()).matchAll(PLACEHOLDERS))
              replaced.replace(index, index + found.length - 1, hashes.get(found) ?? '')
            return replaced
          })
      })
    })
  },
}
