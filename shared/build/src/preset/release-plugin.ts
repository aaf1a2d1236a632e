import type { Compilation, Compiler } from '@rspack/core'
import type { RemoteDeclaration } from '@sureda/contract/registry'
import { releaseOf } from '../release.ts'
import { writeOutput, writtenFiles } from './output-files.ts'

interface Options {
  declaration: RemoteDeclaration
  version: string
  base: string
  /** Hashes are for releases; the dev server's files change under the page. */
  integrity: boolean
}

/** Writes `release.json` next to the built files, from exactly the bytes that were written. */
export function releasePlugin(options: Options) {
  return {
    name: 'Release',
    apply(compiler: Compiler) {
      compiler.hooks.afterEmit.tapPromise('Release', async (compilation) => {
        if (compilation.errors.length > 0) return
        const files = await writtenFiles(compiler, compilation)
        const record = releaseOf({ ...options, files, consumed: consumedByFile(compilation) })
        await writeOutput(compiler, 'release.json', JSON.stringify(record))
      })
    },
  }
}

/** Shared modules that the code in each written file takes from the shell. */
function consumedByFile(compilation: Compilation): Map<string, string[]> {
  const consumed = new Map<string, string[]>()
  for (const chunk of compilation.chunks) {
    const keys = compilation.chunkGraph.getChunkModules(chunk).flatMap((module) => {
      const key = /^consume shared module \(\S+\) (\S+?)@[\^~\d]/.exec(module.identifier())?.[1]
      return key ? [key] : []
    })
    for (const file of chunk.files) consumed.set(file, keys)
  }
  return consumed
}
