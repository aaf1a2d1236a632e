import path from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { LOCALES } from '@sureda/contract/locale'
import { bundledRemote, standaloneSource } from './bundled-exposes.ts'
import { facadeAliases } from './preset/aliases.ts'
import { base } from './preset/base.ts'
import { refreshPlugins } from './preset/refresh.ts'

/** One remote against the fake shell of shared/testing, in one bundle for the dev server: `npm run dev -- mf-booking`. */
export function standaloneConfig(dir: string): Configuration {
  const remote = bundledRemote(dir)
  const entry = path.join(dir, 'src/generated-standalone.js')
  const config = base({
    dir,
    name: `${remote.declaration.name}-alone`,
    mode: 'development',
    prefix: 'assets/',
    publicPath: '/',
    uniqueName: 'standalone',
    cssPrefix: remote.declaration.name.slice(3),
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
      ...refreshPlugins('development'),
      new rspack.experiments.VirtualModulesPlugin({ [entry]: standaloneSource(remote, LOCALES) }),
      new rspack.HtmlRspackPlugin({
        title: `${remote.declaration.name} (alone)`,
        templateContent:
          '<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"></head><body><div id="root"></div></body></html>',
      }),
    ],
  }
}
