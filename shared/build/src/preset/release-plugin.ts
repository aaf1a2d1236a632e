import type { Compilation, Compiler } from '@rspack/core'
import type { ReleaseRecord, RemoteDeclaration } from '@sureda/contract/remote/registry'
import { releaseOf } from '../release.ts'
import { writeOutput, writtenFiles } from './output-files.ts'
import { serverFile } from './server-side.ts'

interface Options {
  declaration: RemoteDeclaration
  version: string
  base: string
  /** Hashes are for releases; the dev server's files change under the page. */
  integrity: boolean
  /** `own`: the entry carries the library's runtime. */
  runtime?: ReleaseRecord['runtime']
}

/** Writes `release.json` next to the built files, from exactly the bytes that were written. */
export function releasePlugin(options: Options) {
  return {
    name: 'Release',
    apply(compiler: Compiler) {
      compiler.hooks.afterEmit.tapPromise('Release', async (compilation) => {
        if (compilation.errors.length > 0) return
        const server = await serverFile(compiler)
        const files = [...(await writtenFiles(compiler, compilation)), ...(server ? [server] : [])]
        const consumed = consumedByExpose(compilation)
        const record = releaseOf({ ...options, files, consumed, server: server?.name })
        await writeOutput(compiler, 'release.json', JSON.stringify(record))
      })
    },
  }
}

/**
 * Names of consumed modules, as Rspack and webpack write them: `consume shared module (default) react@^19.3.1`,
 * `consume-shared-module|default|react|^19.3.1|…`.
 */
const CONSUMED = /^consume(?: shared module \(\S+\) (\S+?)@[\^~\d]|-shared-module\|[^|]*\|([^|]+)\|)/

/**
 * Shared modules that each expose takes from the shell. They are read from its chunk group, because chunks with only
 * shared modules have no file and are in no manifest.
 */
function consumedByExpose(compilation: Compilation): Map<string, string[]> {
  const consumed = new Map<string, string[]>()
  for (const group of compilation.chunkGroups) {
    const name = /^__federation_expose_(.+)$/.exec(group.name ?? '')?.[1]
    if (!name) continue
    const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)])
    const keys = modules.flatMap((module) => {
      const key = CONSUMED.exec(module.identifier())?.slice(1).find(Boolean)
      return key ? [key] : []
    })
    consumed.set(name, [...new Set(keys)].sort())
  }
  return consumed
}
