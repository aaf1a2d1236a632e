import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Configuration, type EntryObject, rspack } from '@rspack/core'
import { PUBLIC_PATHS } from '@sureda/contract/calls/calls'
import { FORMER_SHELL_API } from '@sureda/contract/remote/shell-api'
import { facadeAliases } from './preset/aliases.ts'
import { base } from './preset/base.ts'
import { vendorChunks } from './preset/chunks.ts'
import { fileHashes } from './preset/file-hashes.ts'
import { hotTexts } from './preset/hot-texts.ts'
import { localesPlugin } from './preset/locales-plugin.ts'
import { OFFER_REFRESH, refreshPlugins } from './preset/refresh.ts'
import { oneFile, serverSide } from './preset/server-side.ts'
import { shellFilesPlugin } from './preset/shell-files-plugin.ts'
import type { Mode, Preset } from './preset-types.ts'
import { shareScopeSource } from './share-scope-source.ts'
import { sharedModules } from './shared-modules.ts'
import { shellVersion } from './source-hash.ts'

/** Rspack config of the shell. It has no federation plugin: the share scope is generated, so its own imports are ordinary and tree-shaken. */
export function host(dir: string): Preset {
  return (env, argv) => {
    if (env?.RSPACK_SERVE)
      throw new Error(
        'The gateway writes the page of the shell, so it cannot be served alone: run "npm run dev".',
      )
    return hostConfigs(dir, argv?.mode ?? 'production')
  }
}

/** Both halves of the shell; while developing, pages are rendered by the browser alone. */
export function hostConfigs(dir: string, mode: Mode): Configuration[] {
  const browser = hostConfig(dir, mode)
  if (mode === 'development' || !existsSync(serverEntry(dir))) return [browser]
  const server = hostServerConfig(dir)
  return [server, { ...browser, dependencies: [String(server.name)] }]
}

const serverEntry = (dir: string): string => path.join(dir, 'src/server/render-page.tsx')

function hostServerConfig(dir: string): Configuration {
  const config = base({
    dir,
    name: 'shell',
    mode: 'production',
    prefix: 'assets/',
    publicPath: '/',
    uniqueName: 'shell',
    cssPrefix: 'shell',
  })
  const side = serverSide(config, { publicPath: '/', uniqueName: 'shell', eagerBelow: path.join(dir, 'src') })
  return {
    ...side,
    entry: { shell: serverEntry(dir) },
    resolve: { ...side.resolve, alias: { ...config.resolve?.alias, ...facadeAliases(), ...shareScope(dir) } },
    plugins: [
      new rspack.experiments.VirtualModulesPlugin({
        [scopeFile(dir)]: shareScopeSource(sharedModules(), FORMER_SHELL_API),
      }),
      new rspack.DefinePlugin({ PUBLIC_PATHS: JSON.stringify(PUBLIC_PATHS) }),
      oneFile,
    ],
  }
}

export function hostConfig(dir: string, mode: Mode): Configuration {
  const production = mode === 'production'
  const shared = sharedModules()
  const config = base({
    dir,
    name: 'shell',
    mode,
    prefix: 'assets/',
    publicPath: '/',
    uniqueName: 'shell',
    cssPrefix: 'shell',
  })
  return {
    ...config,
    entry: {
      main: [...(production ? [] : [OFFER_REFRESH]), path.join(dir, 'src/main.tsx')],
      ...workers(dir),
    },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...facadeAliases(), ...shareScope(dir) },
    },
    optimization: {
      ...config.optimization,
      splitChunks: vendorChunks(),
    },
    plugins: [
      ...refreshPlugins(mode),
      ...(production ? [] : [hotTexts(dir, 'shell', [path.join(dir, 'src/main.tsx')])]),
      new rspack.experiments.VirtualModulesPlugin({
        [scopeFile(dir)]: shareScopeSource(shared, FORMER_SHELL_API),
      }),
      new rspack.DefinePlugin({ PUBLIC_PATHS: JSON.stringify(PUBLIC_PATHS) }),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.', noErrorOnMissing: true }] }),
      // the hash function of shell.json: a preload link with another one would be fetched a second time by the loader
      ...(production ? fileHashes() : []),
      localesPlugin(dir, 'assets/'),
      shellFilesPlugin({
        version: production ? shellVersion(dir) : 'dev',
        lazy: shared
          .filter((module) => module.load === 'lazy')
          .flatMap(({ key, formerKeys }) =>
            [key, ...formerKeys].map((name) => ({ key: name, request: key })),
          ),
        integrity: production,
      }),
    ],
  }
}

const scopeFile = (dir: string) => path.join(dir, 'src/generated-share-scope.js')
const shareScope = (dir: string) => ({ '@sureda/build/share-scope$': scopeFile(dir) })

/** Scripts that run beside the page; the page names the second by its hash. */
function workers(dir: string): EntryObject {
  const own = (name: string) => path.join(dir, `src/${name}.ts`)
  return existsSync(own('service-worker'))
    ? {
        'service-worker': { import: [own('service-worker')], filename: 'sw.js' },
        'calendar-reader': own('boot/calendar-reader'),
      }
    : {}
}
