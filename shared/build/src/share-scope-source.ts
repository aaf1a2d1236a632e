import type { SharedModule } from './shared-modules.ts'

/**
 * Module text of the share scope: eager parts as plain imports, lazy ones as `import()` that the bundler splits off. It also hands out the
 * federation runtime, which remotes do not carry (see preset/slim-runtime.ts).
 */
export function shareScopeSource(modules: readonly SharedModule[]): string {
  const eager = modules.filter((module) => module.load === 'eager')
  const lazy = modules.filter((module) => module.load === 'lazy')
  return `${eager.map(({ key }, index) => `import * as s${index} from '${key}'`).join('\n')}
import federation from '@module-federation/runtime-tools/webpack-bundler-runtime'
globalThis.__SUREDA_FEDERATION__ = federation
const share = (version, eager, source) => ({
  version,
  strategy: 'loaded-first',
  shareConfig: { singleton: true, requiredVersion: '^' + version, eager },
  ...source,
})
const lazily = (version, load) => share(version, false, { get: () => load().then((module) => () => module) })
export const shareScope = {
${eager.map(({ key, version }, index) => `  '${key}': share('${version}', true, { lib: () => s${index} }),`).join('\n')}
${lazy.map(({ key, version, chunk }) => `  '${key}': lazily('${version}', () => import(${chunk ? `/* webpackChunkName: "${chunk}" */ ` : ''}'${key}')),`).join('\n')}
}
`
}
