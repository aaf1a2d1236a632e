import path from 'node:path'
import { type Plugins, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import type { Mode } from '../preset-types.ts'
import { EXTENSION } from '../workspace.ts'

const HERE = import.meta.dirname

/** First entry of a development shell: puts the one refresh runtime on the window. */
export const OFFER_REFRESH = path.join(HERE, `offer-refresh${EXTENSION}`)

/** React Refresh for a build that brings React itself: shell and standalone remote. */
export function refreshPlugins(mode: Mode): Plugins {
  if (mode === 'production') return []
  return [
    new ReactRefreshRspackPlugin({
      library: 'sureda',
      exclude: [/[\\/]node_modules[\\/]/, /(refresh-runtime|offer-refresh)\.[jt]s$/],
    }),
  ]
}

/** React Refresh for a remote inside the shell: its components are registered with the shell's runtime, where the renderer looks. */
export function remoteRefreshPlugins(mode: Mode): Plugins {
  if (mode === 'production') return []
  const runtime = path.join(HERE, `refresh-runtime${EXTENSION}`)
  return [
    ...refreshPlugins(mode),
    new rspack.NormalModuleReplacementPlugin(/^react-refresh\/runtime$/, runtime),
  ]
}
