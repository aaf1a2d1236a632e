import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { base } from './preset/base.ts'
import { partChunks } from './preset/chunks.ts'
import { hotTexts } from './preset/hot-texts.ts'
import { knownFolders } from './preset/known-folders.ts'
import { remoteRefreshPlugins } from './preset/refresh.ts'
import { oneFile, serverSide } from './preset/server-side.ts'
import { slimRuntime } from './preset/slim-runtime.ts'
import type { Mode, Preset } from './preset-types.ts'
import { releaseIdentity } from './release-identity.ts'
import { exposesOf, readDeclaration, serverExposesOf } from './remote-declaration.ts'
import { sharedByShell } from './shared-modules.ts'
import { standaloneConfig } from './standalone.ts'
import { RELEASE_FILES, releasePlugins } from './sureda.ts'

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
  const identity = releaseIdentity(dir, mode)
  const { declaration, publicPath, containerName, uniqueName, cssPrefix } = identity
  const config = base({
    dir,
    name: declaration.name,
    mode,
    prefix: '',
    // the dev server serves seven builds from one place, so `auto` would make their manifests collide
    publicPath: production ? 'auto' : publicPath,
    uniqueName,
    cssPrefix,
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
    output: production ? { ...config.output, ...RELEASE_FILES } : config.output,
    optimization: { ...config.optimization, splitChunks: partChunks() },
    plugins: [
      ...remoteRefreshPlugins(mode),
      ...(production
        ? []
        : [hotTexts(dir, declaration.i18n.namespace, Object.values(exposesOf(dir, declaration)))]),
      ...releasePlugins(dir, identity, mode),
    ],
  }
}
