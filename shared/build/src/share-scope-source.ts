import { SHELL_API_VERSION } from '@sureda/contract/remote/shell-api'
import type { Former, FormerTable } from './facade/container-runtime.ts'
import { FORMER } from './former-keys.ts'
import type { SharedModule } from './shared-modules.ts'

/**
 * Module text of the share scope: eager parts as plain imports, lazy ones as `import()` that the bundler splits off.
 */
export function shareScopeSource(modules: readonly SharedModule[], formerVersion: string): string {
  const imported = modules.filter((module) => module.load === 'eager')
  const split = modules.filter((module) => module.load === 'lazy')
  return `${imported.map(({ key }, index) => `import * as s${index} from '${key}'`).join('\n')}
import { bundlerRuntime } from '@sureda/build/facade/bundler-runtime'
import { eager, lazy, scopeOf, withFormerKeys } from '@sureda/build/facade/container-runtime'
import { announceShell } from '@sureda/build/facade/page-federation'
// releases of shell API 1.x carry no runtime
globalThis.__SUREDA_FEDERATION__ = { bundlerRuntime }
export const shareScope = withFormerKeys(scopeOf({
${imported.map(({ key, version }, index) => `  '${key}': eager('${version}', () => s${index}),`).join('\n')}
${split.map(({ key, version, chunk }) => `  '${key}': lazy('${version}', () => import(${chunk ? `/* webpackChunkName: "${chunk}" */ ` : ''}'${key}')),`).join('\n')}
}), '${formerVersion}', ${JSON.stringify(formerTable(modules))})
announceShell('${SHELL_API_VERSION}', shareScope)
`
}

/** Key → its former keys in one string, and its renamed exports. */
export const formerTable = (modules: readonly SharedModule[]): FormerTable =>
  Object.fromEntries(
    modules
      .filter(({ formerKeys }) => formerKeys.length > 0)
      .map(({ key, formerKeys }): [string, Former] => {
        const renamed = FORMER[key]?.renamed
        return [key, renamed ? [formerKeys.join(' '), renamed] : [formerKeys.join(' ')]]
      }),
  )
