import path from 'node:path'
import { IN_CHECKOUT, packageDir, ROOT } from './workspace.ts'

/**
 * Puts a style sheet into the cascade layer of its package, so that no remote can outrank the shell or another remote by load order:
 * remotes (and libraries they bring) → `remote`, shared/ui → `ui`. Files that name a layer themselves stay as they are.
 */
export function layered(source: string, resource: string): string {
  if (/@layer\s/.test(source)) return source
  const layer = layerOf(resource)
  if (!layer) return source
  const imports = [...source.matchAll(/@import[^;]+;/g)].map(([text]) => text)
  const rest = source.replaceAll(/@import[^;]+;/g, '').replaceAll(/@charset[^;]+;/g, '')
  return `${imports.join('\n')}@layer ${layer} {\n${rest}\n}\n`
}

function layerOf(resource: string): 'remote' | 'ui' | undefined {
  if (!IN_CHECKOUT)
    return isOf('@sureda/ui', resource) ? 'ui' : isOf('@sureda/remote', resource) ? undefined : 'remote'
  const [folder, part] = path.relative(ROOT, resource).split(path.sep)
  if (folder === 'shared' && part === 'ui') return 'ui'
  if (folder === 'shell' || (folder === 'shared' && part !== 'build')) return undefined
  return 'remote'
}

const isOf = (name: string, resource: string) => resource.startsWith(packageDir(name) + path.sep)

/** Rspack loader. */
export default function layerLoader(this: { resourcePath: string }, source: string): string {
  return layered(source, this.resourcePath)
}
