import type { Compilation, Compiler } from '@rspack/core'
import type { BuiltFile } from '../release.ts'

/** The files of a finished build by name, with exactly the bytes that were written, in memory (dev server) or on disk. */
export function writtenFiles(
  compiler: Compiler,
  compilation: Compilation,
  more: readonly string[] = [],
): Promise<BuiltFile[]> {
  const names = [...compilation.getAssets().map((asset) => asset.name), ...more].sort()
  return Promise.all(names.map(async (name) => ({ name, content: await readOutput(compiler, name) })))
}

function readOutput(compiler: Compiler, name: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    compiler.outputFileSystem?.readFile(`${compiler.outputPath}/${name}`, (error, content) => {
      if (error || content === undefined) reject(error ?? new Error(`${name} was not written`))
      else resolve(Buffer.from(content))
    })
  })
}

export function writeOutput(compiler: Compiler, name: string, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.outputFileSystem?.writeFile(`${compiler.outputPath}/${name}`, text, (error) =>
      error ? reject(error) : resolve(),
    )
  })
}
