import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { type Compiler, type Configuration, rspack } from '@rspack/core'
import type { BuiltFile } from '../release.ts'

/** Folder of the server half below `dist`, and its one file: `server/half.1a2b3c4d.js`. */
export const SERVER_FOLDER = 'server'
const SERVER_FILE = /^half\.[0-9a-f]{8}\.js$/

interface ServerOptions {
  /** Address of the files that the browser's half writes: pictures that a style or a component names. */
  publicPath: string
  /** Start of a dynamically loaded chunk's registration; the same for no two releases. */
  uniqueName: string
  /** Folder whose `import()` are part of the half. */
  eagerBelow?: string
}

/** Name of the compiler of a server half. The browser's half is compiled after it, because its record names both. */
export const serverName = (name: string | undefined): string => `${name} on the server`

/**
 * The config of the same sources for the renderer: one classic script, which takes what it needs from the global object and loads nothing. Class names, and ids
 * of React, are the browser's, because both come from the same modules. `x.server.ts` beside `x.ts` takes its place.
 */
export function serverSide(
  config: Configuration,
  { publicPath, uniqueName, eagerBelow }: ServerOptions,
): Configuration {
  const generator = (config.module?.generator ?? {}) as Record<string, object>
  return {
    ...config,
    name: serverName(config.name),
    // the browser's half is the one with source maps
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
      // the folder is the browser's half's, too: `oneFile` takes away its own
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
      // what a component loads later is for after a tap, or for the eye alone: viewers, players, maps
      parser: { ...config.module?.parser, javascript: { dynamicImportMode: 'weak' } },
      generator: {
        ...generator,
        css: { exportsOnly: true },
        'css/module': { ...generator['css/module'], exportsOnly: true },
      },
    },
    optimization: {
      ...config.optimization,
      // a third of the text: the first page is there in half of the time, and the thread is smaller
      minimizer: [readableMinimizer()],
      splitChunks: oneChunk,
      realContentHash: false,
    },
    cache: serverCache(config.cache),
  }
}

/** Functions and classes keep their names: there is no source map, and a fault in the log has to say where it was. */
const readableMinimizer = () =>
  new rspack.SwcJsMinimizerRspackPlugin({
    extractComments: false,
    minimizerOptions: {
      compress: { keep_fnames: true, keep_classnames: true },
      mangle: { keep_fnames: true, keep_classnames: true },
      format: { comments: false },
    },
  })

/** Every module once, however many parts use it. */
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

/** Joins the entry and the parts of a remote to one file: the renderer has no way to ask for another. */
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

/** The file that the server half's compiler has left, by its name below `dist`. */
export async function serverFile(compiler: Compiler): Promise<BuiltFile | undefined> {
  const folder = path.join(compiler.outputPath, SERVER_FOLDER)
  const names = await readdir(folder).catch(() => [])
  const name = names.find((file) => SERVER_FILE.test(file))
  return name === undefined
    ? undefined
    : { name: `${SERVER_FOLDER}/${name}`, content: await readFile(path.join(folder, name)) }
}
