import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import type { Configuration as ServerConfig } from '@rspack/dev-server'
import { LOCALES } from '@sureda/contract/codes/locale'
import { bundledRemote, standaloneSource } from './bundled-exposes.ts'
import { aloneAt, DEV_SERVER } from './dev-server.ts'
import { facadeAliases } from './preset/aliases.ts'
import { base } from './preset/base.ts'
import { aloneRefreshPlugins } from './preset/refresh.ts'

/**
 * One remote against the fake shell of shared/testing, in one bundle for the dev server: `rspack dev` in its folder.
 * Real data when a server runs on port 4000, invented data otherwise.
 */
export function standaloneConfig(dir: string): Configuration & { devServer: ServerConfig } {
  const remote = bundledRemote(dir)
  const { name, routes } = remote.declaration
  const { host, port, api } = aloneAt(process.env)
  const entry = path.join(dir, 'src/generated-standalone.js')
  const config = base({
    dir,
    name: `${name}-alone`,
    mode: 'development',
    prefix: 'assets/',
    publicPath: '/',
    uniqueName: 'standalone',
    cssPrefix: name.slice(3),
  })
  return {
    ...config,
    entry: { main: entry },
    resolve: {
      ...config.resolve,
      alias: { ...config.resolve?.alias, ...facadeAliases() },
      // the fake shell's own libraries
      modules: [...(config.resolve?.modules ?? []), path.join(dir, 'node_modules')],
    },
    plugins: [
      ...aloneRefreshPlugins(),
      new rspack.experiments.VirtualModulesPlugin({ [entry]: standaloneSource(remote, LOCALES) }),
      new rspack.HtmlRspackPlugin({
        title: `${name} (alone)`,
        templateContent:
          '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>',
      }),
    ],
    devServer: {
      ...DEV_SERVER,
      host,
      port,
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/media', '/fonts'], ...api }],
      onListening: () => console.log(`✓ ${name} runs alone at http://localhost:${port}${firstPath(routes)}`),
    },
  }
}

/** The first path without an id. */
function firstPath(routes: readonly { path: string }[]): string {
  return routes.find((route) => !route.path.includes(':'))?.path ?? '/'
}
