import path from 'node:path'
import { type Plugins, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { Mode } from '../preset-types.ts'
import { EXTENSION } from '../workspace.ts'

const HERE = import.meta.dirname

/** First entry of a development shell: puts the one refresh runtime on the window. */
export const OFFER_REFRESH = path.join(HERE, `offer-refresh${EXTENSION}`)

/** React Refresh for the shell, which brings React itself. */
export function refreshPlugins(mode: Mode): Plugins {
  if (mode === 'production') return []
  return [
    new ReactRefreshRspackPlugin({
      library: 'sureda',
      exclude: [/[\\/]node_modules[\\/]/, /(refresh-runtime(-alone)?|offer-refresh)\.[jt]s$/],
    }),
  ]
}

/** React Refresh for a remote inside the shell: its components are registered with the shell's runtime, where the renderer looks. */
export function remoteRefreshPlugins(mode: Mode): Plugins {
  return mode === 'production' ? [] : refreshThrough('refresh-runtime')
}

/** React Refresh for a remote that runs alone. */
export const aloneRefreshPlugins = (): Plugins => refreshThrough('refresh-runtime-alone')

function refreshThrough(runtime: string): Plugins {
  return [
    ...refreshPlugins('development'),
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, (asked) => {
      if (asked.contextInfo.issuer !== OFFER_REFRESH)
        asked.request = path.join(HERE, `${runtime}${EXTENSION}`)
    }),
  ]
}
