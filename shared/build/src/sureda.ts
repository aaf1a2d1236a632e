import path from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Compiler } from '@rspack/core'
import { fileHashes } from './preset/file-hashes.ts'
import { knownFolders } from './preset/known-folders.ts'
import { localesPlugin } from './preset/locales-plugin.ts'
import { releasePlugin } from './preset/release-plugin.ts'
import { slimRuntime } from './preset/slim-runtime.ts'
import type { Mode } from './preset-types.ts'
import { type ReleaseIdentity, releaseIdentity } from './release-identity.ts'
import { exposesOf } from './remote-declaration.ts'
import { sharedByShell } from './shared-modules.ts'
import { EXTENSION } from './workspace.ts'

/** Names and hashes would be in the entry once more: every release has a folder of its own, so ids are enough to tell files apart. */
export const RELEASE_FILES = { chunkFilename: 'js/[id].js', cssChunkFilename: 'css/[id].css' }

/**
 * Plugin for an Rspack config of a team's own, `{ entry: {}, plugins: [sureda()] }`: the screens and slots of `remote.json` become a container that takes
 * what the shell shares, with texts, hashes and `release.json`. How TypeScript, JSX and styles are compiled stays with the config.
 */
export function sureda(dir?: string) {
  return {
    name: 'Sureda',
    apply(compiler: Compiler) {
      const { options } = compiler
      const mode = options.mode === 'development' ? 'development' : 'production'
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
      generator['css/module'] = {
        localIdentName: `${cssPrefix}-[local]-[hash:base64:5]`,
        ...generator['css/module'],
      }
      const layers = path.join(import.meta.dirname, `layer-loader${EXTENSION}`)
      options.module.rules.push({ test: /\.css$/, enforce: 'pre', use: [layers] })
      for (const plugin of releasePlugins(folder, identity, mode)) plugin.apply(compiler)
    },
  }
}

/** What makes a release of a build: container, texts, hashes and record. */
export function releasePlugins(dir: string, identity: ReleaseIdentity, mode: Mode) {
  const { declaration, version, publicPath, containerName, uniqueName } = identity
  const production = mode === 'production'
  return [
    slimRuntime,
    knownFolders,
    new ModuleFederationPlugin({
      name: containerName,
      library: { type: 'window', name: uniqueName },
      filename: production ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
      exposes: exposesOf(dir, declaration),
      shared: sharedByShell(),
      shareStrategy: 'loaded-first',
      dts: false,
      manifest: true,
    }),
    ...(production ? fileHashes() : []),
    localesPlugin(dir, ''),
    releasePlugin({ declaration, version, base: publicPath, integrity: production }),
  ]
}
