import type { SharedModule } from './shared-modules.ts'

/**
 * Module text of the share scope: eager parts as plain imports, lazy ones as `import()` that the bundler splits off. It also hands out what
 * remotes need at run time, because they carry none of it (see preset/slim-runtime.ts).
 */
export function shareScopeSource(modules: readonly SharedModule[]): string {
  const imported = modules.filter((module) => module.load === 'eager')
  const split = modules.filter((module) => module.load === 'lazy')
  return `${imported.map(({ key }, index) => `import * as s${index} from '${key}'`).join('\n')}
import { eager, federation, lazy, scopeOf } from '@sureda/build/facade/container-runtime'
globalThis.__SUREDA_FEDERATION__ = federation
export const shareScope = scopeOf({
${imported.flatMap((module, index) => keysOf(module).map((key) => `  '${key}': eager('${module.version}', () => s${index}),`)).join('\n')}
${split.map(({ key, version, chunk }) => `  '${key}': lazy('${version}', () => import(${chunk ? `/* webpackChunkName: "${chunk}" */ ` : ''}'${key}')),`).join('\n')}
})
`
}

const keysOf = ({ key, formerKey }: SharedModule) => (formerKey ? [key, formerKey] : [key])
