import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sharedModules } from '@sureda/build/shared-modules'
import { catalogVersion, ROOT } from '@sureda/build/workspace'

export interface Manifest {
  name: string
  version: string
  description?: string
  sideEffects?: unknown
  exports: Record<string, string | null>
  bin?: Record<string, string>
  dependencies: Record<string, string>
}

/** Modules of a package that are published; by default all that its exports name. */
const ENTRIES: Record<string, readonly string[]> = {
  '@sureda/build': ['remote', 'sureda', 'check/release-check', 'vitest'],
}

/** Besides the shell's shared modules: tools that a remote installs itself. */
const TOOLS = ['@rspack/core', '@rspack/dev-server', '@testing-library/react', 'vitest']

/**
 * The package.json of a published package: compiled modules, fixed versions, and peer dependencies for everything that
 * exists once per page.
 */
export function packedManifest(source: Manifest) {
  const peers = new Set([...sharedModules().map(({ key }) => packageOf(key)), ...TOOLS])
  const ranges = Object.entries(source.dependencies).map(([name, range]) => ({
    name,
    range: rangeOf(name, range, peers.has(name)),
  }))
  const those = (wanted: boolean) =>
    Object.fromEntries(
      ranges.filter(({ name }) => peers.has(name) === wanted).map(({ name, range }) => [name, range]),
    )
  const { name, version, description, sideEffects, bin } = source
  return {
    name,
    version,
    description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    engines: { node: '>=22.18' },
    sideEffects,
    exports: packedExports(source),
    ...(bin ? { bin: packedBin(bin) } : {}),
    dependencies: those(false),
    peerDependencies: those(true),
  }
}

function packedExports({ name, exports }: Manifest) {
  const entries = ENTRIES[name]
  const own = entries
    ? Object.fromEntries(entries.map((entry) => [`./${entry}`, `./src/${entry}.ts`]))
    : exports
  return {
    ...Object.fromEntries(Object.entries(own).map(([entry, file]) => [entry, compiled(file)])),
    ...(entries
      ? {
          './assets': { types: './types/assets.d.ts' },
          './remote.schema.json': './remote.schema.json',
          './tsconfig.remote.json': './tsconfig.remote.json',
        }
      : {}),
    './package.json': './package.json',
  }
}

const packedBin = (bin: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(bin).map(([name, file]) => [
      name,
      file.replace('./src/', './dist/').replace(/\.ts$/, '.js'),
    ]),
  )

function compiled(file: string | null) {
  const module = file && /^\.\/src\/(.+)\.tsx?$/.exec(file)?.[1]
  if (!module) return file?.replace('./src/', './dist/') ?? null
  return { types: `./dist/${module}.d.ts`, default: `./dist/${module}.js` }
}

/** A peer may be newer; other dependencies have the tested version. */
export function rangeOf(name: string, range: string, isPeer: boolean): string {
  if (range.startsWith('workspace:')) return `^${versionInCheckout(name)}`
  if (range !== 'catalog:') return range
  return `${isPeer ? '^' : ''}${catalogVersion(name)}`
}

function versionInCheckout(name: string): string {
  const file = path.join(ROOT, name.replace('@sureda/', 'shared/'), 'package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as Manifest).version
}

const packageOf = (key: string) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/')
