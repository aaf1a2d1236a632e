import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import type { BuiltFile } from '../release.ts'

/** Folder of the server half below `dist`, and its one file: `server/half.1a2b3c4d.js`. */
export const SERVER_FOLDER = 'server'
const SERVER_FILE = /^half\.[0-9a-f]{8}\.js$/

interface ServerOptions {
  /** Public address of the browser half's files, such as pictures of styles and components. */
  publicPath: string
  /** Name under which dynamically loaded chunks register; unique per release. */
  uniqueName: string
  /** Folder whose `import()` are bundled into the half. */
  eagerBelow?: string
}

/** Name of the compiler of a server half. The browser's half is compiled after it, because its record names both. */
export const serverName = (name: string | undefined): string => `${name} on the server`

/**
 * The config of the same sources for the renderer: one classic script that uses only the global object and loads
 * nothing. Class names and React ids equal the browser's, because both halves have the same modules. `x.server.ts`
 * replaces an `x.ts` beside it.
 */
export function serverSide(
  config: Configuration,
  { publicPath, uniqueName, eagerBelow }: ServerOptions,
): Configuration {
  const generator = (config.module?.generator ?? {}) as Record<string, object>
  return {
    ...config,
    name: serverName(config.name),
    // only the browser's half has source maps
    devtool: false,
    target: ['webworker', 'es2022'],
    output: {
      ...config.output,
      publicPath,
      uniqueName,
      globalObject: 'globalThis',
      chunkLoading: 'import-scripts',
      wasmLoading: false,
      workerChunkLoading: false,
      filename: '[name].js',
      chunkFilename: '[name].js',
      // the folder is shared with the browser's half: `oneFile` removes its own files
      clean: false,
    },
    resolve: {
      ...config.resolve,
      extensionAlias: { '.ts': ['.server.ts', '.ts'], '.tsx': ['.server.tsx', '.tsx'] },
    },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []).map((rule) =>
          typeof rule === 'object' && rule?.type === 'asset/resource'
            ? { ...rule, generator: { emit: false } }
            : rule,
        ),
        ...(eagerBelow ? [{ include: eagerBelow, parser: { dynamicImportMode: 'eager' as const } }] : []),
      ],
      // components load viewers, players and maps after a tap or in effects, so never on the server
      parser: { ...config.module?.parser, javascript: { dynamicImportMode: 'weak' } },
      generator: {
        ...generator,
        css: { exportsOnly: true },
        'css/module': { ...generator['css/module'], exportsOnly: true },
      },
    },
    optimization: {
      ...config.optimization,
      // a third of the size: the first page takes half of the time, and the thread needs less memory
      minimizer: [readableMinimizer()],
      splitChunks: oneChunk,
      realContentHash: false,
    },
    cache: serverCache(config.cache),
  }
}

/** Functions and classes keep their names, because stacks in the log have no source map. */
const readableMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      compress: { keep_fnames: true, keep_classnames: true },
      mangle: { keep_fnames: true, keep_classnames: true },
      format: { comments: false },
    },
  })

/** One chunk, so that every module exists once. */
const oneChunk = {
  chunks: 'async' as const,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    all: { test: () => true, name: 'all', enforce: true },
  },
}

function serverCache(cache: Configuration['cache']): Configuration['cache'] {
  if (typeof cache !== 'object' || cache.type !== 'persistent') return cache
  const directory = `${cache.storage?.directory}-server`
  return { ...cache, storage: { type: 'filesystem', directory } }
}

/** Joins the entry and the parts of a remote into one file, because the renderer cannot load another one. */
export const oneFile = {
  name: 'OneFile',
  apply(compiler: Compiler) {
    compiler.hooks.emit.tapPromise('OneFile', () =>
      rm(path.join(compiler.outputPath, SERVER_FOLDER), { recursive: true, force: true }),
    )
    compiler.hooks.thisCompilation.tap('OneFile', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_INLINE
      compilation.hooks.processAssets.tap({ name: 'OneFile', stage }, () => {
        const first = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles())
        const names = compilation.getAssets().map(({ name }) => name)
        const text = [...new Set([...first, ...names])]
          .filter((name) => name.endsWith('.js'))
          .map((name) => String(compilation.getAsset(name)?.source.source()))
          .join('\n')
        for (const name of names) compilation.deleteAsset(name)
        const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
        compilation.emitAsset(
          `${SERVER_FOLDER}/half.${hash}.js`,
          new compiler.webpack.sources.RawSource(text),
        )
      })
    })
  },
}

/** The file of the server half's compiler, by its name below `dist`. */
export async function serverFile(compiler: Compiler): Promise<BuiltFile | undefined> {
  const folder = path.join(compiler.outputPath, SERVER_FOLDER)
  const names = await readdir(folder).catch(() => [])
  const name = names.find((file) => SERVER_FILE.test(file))
  return name === undefined
    ? undefined
    : { name: `${SERVER_FOLDER}/${name}`, content: await readFile(path.join(folder, name)) }
}
