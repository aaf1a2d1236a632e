import type { Compiler } from '@rspack/core'

/** Replaces a script's text from `start` to before `end`. */
export interface Replacement {
  start: number
  end: number
  text: string
}

/** A plugin that replaces parts of each script before the minifier runs and before names get their content hashes. */
export const replaceInScripts = (name: string, find: (script: string) => readonly Replacement[]) => ({
  name,
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const found = file.endsWith('.js') ? find(asset.source().toString()) : []
          if (found.length === 0) continue
          const replaced = new sources.ReplaceSource(asset)
          for (const { start, end, text } of found) replaced.replace(start, end - 1, text)
          compilation.updateAsset(file, replaced)
        }
      })
    })
  },
})
