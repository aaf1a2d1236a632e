import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { Mode } from '../preset-types.ts'
import { presetHash } from '../source-hash.ts'
import { EXTENSION, IN_CHECKOUT, OWN_DIR, ROOT } from '../workspace.ts'
import { libraryAliases } from './aliases.ts'
import { CALENDAR_STRINGS } from './calendar-strings-loader.ts'

export interface BaseOptions {
  dir: string
  name: string
  mode: Mode
  /** Prefix of every output file below `dist`, e.g. `assets/`. */
  prefix: string
  publicPath: string
  uniqueName: string
  /** Prefix of every CSS Modules class name; it differs between releases, so that two releases can be on one page. */
  cssPrefix: string
}

/** The first versions with cascade layers, `:has` and the APIs that the shell uses. */
const BROWSERS = ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4']

/** Folder in which the package manager has installed this package and its dependencies. */
const INSTALLED = path.resolve(OWN_DIR, '../..')

const loader = (name: string) => path.join(import.meta.dirname, `${name}${EXTENSION}`)

export function base(options: BaseOptions): Configuration {
  assertNode()
  const { dir, name, mode, prefix, publicPath, uniqueName } = options
  const production = mode === 'production'
  const hash = production ? '.[contenthash:8]' : ''
  return {
    name,
    context: dir,
    mode,
    target: [`browserslist:${BROWSERS.join(', ')}`],
    devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outputDir(dir, mode),
      publicPath,
      // the server half was built before
      clean: { keep: 'server' },
      uniqueName,
      filename: `${prefix}js/[name]${hash}.js`,
      chunkFilename: `${prefix}js/[name]${hash}.js`,
      cssFilename: `${prefix}css/[name]${hash}.css`,
      cssChunkFilename: `${prefix}css/[name]${hash}.css`,
      assetModuleFilename: `${prefix}media/[name].[contenthash:8][ext]`,
      hashFunction: 'xxhash64',
      // same origin: integrity needs CORS mode, and preload, script and chunk must agree on one mode or everything is fetched twice
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 15_000,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
      alias: libraryAliases(),
      // libraries that a package does not list resolve to the shell's: one copy, one version
      modules: ['node_modules', IN_CHECKOUT ? path.join(ROOT, 'shell/node_modules') : INSTALLED],
    },
    module: {
      rules: [
        scripts(mode),
        { test: CALENDAR_STRINGS, use: [loader('calendar-strings-loader')] },
        ...styles(),
        { test: /\.(svg|woff2|png|webp|avif|jpg)$/, type: 'asset/resource' },
      ],
      parser: { 'css/module': { namedExports: false } },
      generator: {
        'css/module': { localIdentName: `${options.cssPrefix}-[local]-[hash:base64:5]`, exportsOnly: false },
      },
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      realContentHash: true,
      runtimeChunk: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    plugins: [],
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
    // the order of style sheets does not matter: every rule is in a cascade layer and has one class
    ignoreWarnings: [/Conflicting order/],
    lazyCompilation: false,
    cache: {
      type: 'persistent',
      // the presets, loaders and replaced modules are no build dependencies that Rspack could see; cached modules of a style sheet have the
      // release's prefix in their class names
      version: `${presetHash()}-${options.cssPrefix}`,
      buildDependencies: [
        path.join(OWN_DIR, 'package.json'),
        ...(IN_CHECKOUT ? [path.join(ROOT, 'pnpm-lock.yaml')] : []),
      ],
      storage: { type: 'filesystem', directory: path.join(cacheDir(dir), `${name}-${mode}`) },
    },
  }
}

/** Two concurrent builds of one package need two folders: `BUILD_CACHE_DIR`. */
const cacheDir = (dir: string) =>
  IN_CHECKOUT
    ? path.resolve(ROOT, process.env.BUILD_CACHE_DIR ?? '.cache/rspack')
    : path.resolve(dir, process.env.BUILD_CACHE_DIR ?? 'node_modules/.cache/rspack')

/** The loaders are TypeScript that Node runs as it is; an older one would fail with a misleading error in a style sheet. */
function assertNode(): void {
  if (process.features.typescript || !IN_CHECKOUT) return
  throw new Error(
    `Building needs the Node that the workspace brings, and this is ${process.version}: run "npx rspack build" or "npm run build" in this folder.`,
  )
}

/** Production builds are in `dist`; the dev server's stay apart so that it never overwrites what will be shipped. */
export function outputDir(dir: string, mode: Mode): string {
  if (mode === 'production') return path.join(dir, 'dist')
  return IN_CHECKOUT
    ? path.join(ROOT, '.cache/dev', path.basename(dir))
    : path.join(dir, 'node_modules/.cache/dev')
}

function scripts(mode: Mode) {
  const development = mode === 'development'
  return {
    test: /\.[cm]?tsx?$/,
    loader: 'builtin:swc-loader',
    type: 'javascript/auto' as const,
    options: {
      env: { targets: BROWSERS },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        externalHelpers: true,
        transform: {
          // only where a component asks for it with 'use memo': compiling everything made screens a third larger (docs/decisions/0001-tool-chain.md)
          reactCompiler: { compilationMode: 'annotation' },
          react: { runtime: 'automatic', development, refresh: development },
        },
      },
    },
  }
}

function styles() {
  const use = [loader('../layer-loader')]
  return [
    { test: /\.module\.css$/, type: 'css/module' as const, use },
    // imported for its side effect, even if its package declares none
    { test: /\.css$/, exclude: /\.module\.css$/, type: 'css' as const, sideEffects: true, use },
  ]
}
