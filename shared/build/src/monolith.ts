import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { bundledContainersSource, bundledRemote, remoteId } from './bundled-exposes.ts'
import { facadeAliases } from './preset/aliases.ts'
import { base } from './preset/base.ts'
import { vendorChunks } from './preset/chunks.ts'
import { fileHashes } from './preset/file-hashes.ts'
import { localesPlugin } from './preset/locales-plugin.ts'
import { shellFilesPlugin } from './preset/shell-files-plugin.ts'
import { shellVersion } from './source-hash.ts'

/**
 * Shell and remotes as one route-split application, the reference for measuring federation in `bench/`. Opening a
 * container is replaced by plain `import()`, nothing is shared, every library is shaken for what is used.
 *
 * @param dir the shell's folder
 * @param remoteDirs folders of the remotes
 * @param outDir where the build goes, e.g. `.cache/monolith`
 */
export function monolithConfig(dir: string, remoteDirs: readonly string[], outDir: string): Configuration {
  const remotes = remoteDirs.map(bundledRemote)
  const containers = path.join(dir, 'src/generated-containers.js')
  const config = base({
    dir,
    name: 'monolith',
    mode: 'production',
    prefix: 'assets/',
    publicPath: '/',
    uniqueName: 'monolith',
    cssPrefix: 'm',
  })
  return {
    ...config,
    entry: {
      main: path.join(dir, 'src/main.tsx'),
      'calendar-reader': path.join(dir, 'src/boot/calendar-reader.ts'),
    },
    output: { ...config.output, path: outDir },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...facadeAliases() },
    },
    optimization: { ...config.optimization, splitChunks: vendorChunks() },
    plugins: [
      ...(config.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({ [containers]: bundledContainersSource(remotes) }),
      new rspack.NormalModuleReplacementPlugin(
        /\/federation\/containers\.ts$|^\.\/containers\.ts$/,
        containers,
      ),
      new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', to: '.', noErrorOnMissing: true }] }),
      ...fileHashes(),
      localesPlugin(dir, 'assets/'),
      shellFilesPlugin({
        version: shellVersion(dir),
        lazy: remotes.flatMap(({ declaration, exposes }) =>
          Object.entries(exposes).map(([expose, file]) => ({
            key: remoteId(declaration.name, expose as `./${string}`),
            request: file,
          })),
        ),
        integrity: true,
      }),
    ],
  }
}
