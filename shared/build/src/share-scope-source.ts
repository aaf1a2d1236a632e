import type { SharedModule } from './shared-modules.ts'

/**
 * Module text of the share scope: eager parts as plain imports, lazy ones as `import()` that the bundler splits off. It also hands out the
 * federation runtime, which remotes do not carry (see preset/slim-runtime.ts).
 */
export function shareScopeSource(modules: readonly SharedModule[]): string {
  const imports: string[] = []
  const entries = modules.map(({ key, version, load }, index) => {
    const share = { singleton: true, requiredVersion: `^${version}`, eager: load === 'eager' }
    const common = `version: '${version}', strategy: 'loaded-first', shareConfig: ${JSON.stringify(share)}`
    if (load === 'lazy') {
      return `  '${key}': { ${common}, get: () => import('${key}').then((module) => () => module) },`
    }
    imports.push(`import * as s${index} from '${key}'`)
    return `  '${key}': { ${common}, lib: () => s${index} },`
  })
  const runtime = `import federation from '@module-federation/runtime-tools/webpack-bundler-runtime'
globalThis.__SUREDA_FEDERATION__ = federation`
  return `${imports.join('\n')}\n${runtime}\nexport const shareScope = {\n${entries.join('\n')}\n}\n`
}
