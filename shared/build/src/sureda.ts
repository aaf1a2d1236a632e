import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Compiler } from '@rspack/core'
import type { ReleaseRecord } from '@sureda/contract/remote/registry'
import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import { sentReleaseFaults } from './check/sent-release.ts'
import { fileHashes } from './preset/file-hashes.ts'
import { knownFolders } from './preset/known-folders.ts'
import { localesPlugin } from './preset/locales-plugin.ts'
import { writtenFiles } from './preset/output-files.ts'
import { releasePlugin } from './preset/release-plugin.ts'
import { slimRuntime } from './preset/slim-runtime.ts'
import { webpackHashes } from './preset/webpack-hashes.ts'
import type { Mode } from './preset-types.ts'
import { type ReleaseIdentity, releaseIdentity } from './release-identity.ts'
import { exposesOf } from './remote-declaration.ts'
import { sharedByShell } from './shared-modules.ts'
import { EXTENSION } from './workspace.ts'

/** Every release has its own folder, so ids are enough as file names; names with hashes would enlarge the entry. */
export const RELEASE_FILES = { chunkFilename: 'js/[id].js', cssChunkFilename: 'css/[id].css' }

/**
 * Plugin for a config of a team's own, `{ entry: {}, plugins: [sureda()] }`: the screens and slots of `remote.json` become a container that takes
 * what the shell shares, with texts, hashes and `release.json`. TypeScript, JSX and styles are compiled by the config's own rules. Beside a
 * `ModuleFederationPlugin` of Rspack or webpack, which has the options of `federation()`, the container is that plugin's, with the library's runtime.
 */
export function sureda(dir?: string) {
  return {
    name: 'Sureda',
    /** Rspack's compiler or webpack's. */
    apply(given: unknown) {
      const compiler = given as Compiler
      const { options } = compiler
      const mode = modeOf(options.mode)
      const folder = dir ?? options.context ?? process.cwd()
      const identity = releaseIdentity(folder, mode)
      const { uniqueName, publicPath, cssPrefix } = identity
      Object.assign(options.output, {
        uniqueName,
        publicPath: mode === 'production' ? 'auto' : publicPath,
        crossOriginLoading: 'anonymous',
        assetModuleFilename: 'media/[name].[contenthash:8][ext]',
        ...RELEASE_FILES,
      })
      const { generator } = options.module
      // webpack's own rule for style sheets makes them `css/auto`
      for (const type of ['css/module', 'css/auto'] as const)
        generator[type] = { localIdentName: `${cssPrefix}-[local]-[hash:base64:5]`, ...generator[type] }
      const layers = path.join(import.meta.dirname, `layer-loader${EXTENSION}`)
      options.module.rules.push({ test: /\.css$/, enforce: 'pre', use: [layers] })
      for (const plugin of pluginsFor(compiler, folder, identity, mode)) plugin.apply(compiler)
      if (mode === 'production') refuseFaults(compiler, identity)
    },
  }
}

/** Options of Module Federation's plugin, of Rspack and webpack alike; webpack cannot write a hash into the name of an entry. */
export const federation = (dir: string, mode: Mode = 'production') => ({
  ...optionsOf(dir, releaseIdentity(dir, mode), mode),
  filename: 'remoteEntry.js',
})

const modeOf = (mode: unknown): Mode => (mode === 'development' ? 'development' : 'production')

function pluginsFor(compiler: Compiler, dir: string, identity: ReleaseIdentity, mode: Mode) {
  const isRspack = 'rspackVersion' in compiler.webpack
  const hasContainer = compiler.options.plugins.some(
    (plugin) => plugin?.constructor.name === 'ModuleFederationPlugin',
  )
  if (isRspack && !hasContainer) return releasePlugins(dir, identity, mode)
  if (!hasContainer)
    throw new Error(
      'With webpack the container is made by new ModuleFederationPlugin(federation(import.meta.dirname)) of @module-federation/enhanced/webpack: add it after sureda().',
    )
  // webpack would rename the tokens of the design
  const parser = compiler.options.module.parser as Record<string, object | undefined>
  if (!isRspack)
    for (const type of ['css/module', 'css/auto']) parser[type] = { dashedIdents: false, ...parser[type] }
  const hashes = isRspack ? hashesFor(mode) : mode === 'production' ? [webpackHashes] : []
  return [knownFolders, ...hashes, ...recordPlugins(dir, identity, mode, 'own')]
}

/** Faults that the release server would refuse fail the build. */
function refuseFaults(compiler: Compiler, { declaration, version }: ReleaseIdentity): void {
  compiler.hooks.afterEmit.tapPromise({ name: 'Sureda', stage: 1 }, async (compilation) => {
    if (compilation.errors.length > 0) return
    const written = await writtenFiles(compiler, compilation, ['release.json'])
    const { faults } = sentReleaseFaults({
      remote: declaration.name,
      version,
      files: new Map(written.map(({ name, content }) => [name, content])),
      live: [],
      shellApi: SHELL_API_VERSION,
    })
    if (faults.length > 0) throw new Error(faults.map(({ reason, fix }) => `${reason} ${fix}`).join('\n'))
  })
}

/** Plugins that turn a build into a release: container, texts, hashes and record. */
export const releasePlugins = (dir: string, identity: ReleaseIdentity, mode: Mode) => [
  slimRuntime,
  knownFolders,
  new ModuleFederationPlugin(optionsOf(dir, identity, mode)),
  ...hashesFor(mode),
  ...recordPlugins(dir, identity, mode),
]

const optionsOf = (dir: string, { declaration, containerName, uniqueName }: ReleaseIdentity, mode: Mode) => ({
  name: containerName,
  library: { type: 'window', name: uniqueName },
  filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
  exposes: exposesOf(dir, declaration),
  shared: sharedByShell(),
  shareStrategy: 'loaded-first' as const,
  dts: false as const,
  manifest: true as const,
})

const hashesFor = (mode: Mode) => (mode === 'production' ? fileHashes() : [])

const recordPlugins = (
  dir: string,
  { declaration, version, publicPath }: ReleaseIdentity,
  mode: Mode,
  runtime?: ReleaseRecord['runtime'],
) => [
  localesPlugin(dir, ''),
  releasePlugin({ declaration, version, base: publicPath, integrity: mode === 'production', runtime }),
]
