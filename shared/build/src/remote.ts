import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { base } from './preset/base.ts'
import { partChunks } from './preset/chunks.ts'
import { fileHashes } from './preset/file-hashes.ts'
import { knownFolders } from './preset/known-folders.ts'
import { localesPlugin } from './preset/locales-plugin.ts'
import { remoteRefreshPlugins } from './preset/refresh.ts'
import { releasePlugin } from './preset/release-plugin.ts'
import { oneFile, serverSide } from './preset/server-side.ts'
import { slimRuntime } from './preset/slim-runtime.ts'
import type { Mode, Preset } from './preset-types.ts'
import { agreedDeclaration, exposesOf, readDeclaration, serverExposesOf } from './remote-declaration.ts'
import { sharedByShell } from './shared-modules.ts'
import { remoteVersion } from './source-hash.ts'
import { standaloneConfig } from './standalone.ts'

/** Rspack config of one remote, read from its remote.json. The README says what it expects of the folder. `rspack dev` runs it alone. */
export function remote(dir: string): Preset {
  return (env, argv) =>
    env?.RSPACK_SERVE ? standaloneConfig(dir) : remoteConfigs(dir, argv?.mode ?? 'production')
}

/** Both halves of a release; while developing, pages are rendered by the browser alone. */
export function remoteConfigs(dir: string, mode: Mode): Configuration[] {
  const browser = remoteConfig(dir, mode, 'browser')
  const hasServerHalf = readDeclaration(dir).routes.some(({ server }) => server)
  if (mode === 'development' || !hasServerHalf) return [browser]
  const server = remoteConfig(dir, mode, 'server')
  return [server, { ...browser, dependencies: [String(server.name)] }]
}

export function remoteConfig(dir: string, mode: Mode, side: 'browser' | 'server' = 'browser'): Configuration {
  const production = mode === 'production'
  const declaration = agreedDeclaration(dir)
  const version = production ? remoteVersion(dir) : 'dev'
  const publicPath = `/mf/${declaration.name}/${version}/`
  const containerName = declaration.name.replaceAll('-', '_')
  // The version is part of the webpack runtime's name: otherwise a switched release silently runs the old release's chunks.
  const uniqueName = `${containerName}_${version.replaceAll(/\W/g, '_')}`
  const config = base({
    dir,
    name: declaration.name,
    mode,
    prefix: '',
    // the dev server serves seven builds from one place, so `auto` would make their manifests collide
    publicPath: production ? 'auto' : publicPath,
    uniqueName,
    cssPrefix: `${declaration.name.slice(3)}${production ? version.slice(-4) : ''}`,
  })
  if (side === 'server')
    return {
      ...serverSide(config, { publicPath, uniqueName }),
      entry: {},
      plugins: [
        slimRuntime,
        knownFolders,
        new ModuleFederationPlugin({
          name: containerName,
          library: { type: 'var', name: uniqueName },
          filename: 'remoteEntry.js',
          exposes: serverExposesOf(dir, declaration),
          shared: sharedByShell(),
          shareStrategy: 'loaded-first',
          dts: false,
          manifest: false,
        }),
        oneFile,
      ],
    }
  return {
    ...config,
    entry: {},
    // names and hashes would be in the entry once more: every release has a folder of its own, so ids are enough to tell files apart
    output: production
      ? {
          ...config.output,
          chunkFilename: 'js/[id].js',
          cssChunkFilename: 'css/[id].css',
        }
      : config.output,
    optimization: { ...config.optimization, splitChunks: partChunks() },
    plugins: [
      ...remoteRefreshPlugins(mode),
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
    ],
  }
}
