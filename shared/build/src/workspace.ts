import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import path from 'node:path'

/** `.ts` in the checkout, `.js` in the published package. */
export const EXTENSION = path.extname(import.meta.filename)

/** In the checkout presets build all packages of the workspace; published ones build a single remote in its folder. */
export const IN_CHECKOUT = EXTENSION === '.ts'

/** The checkout: its presets work inside one workspace, so that all builds agree on versions and shared sources. */
export const ROOT = path.resolve(import.meta.dirname, '../../..')

/** This package. */
export const OWN_DIR = path.resolve(import.meta.dirname, '..')

/** Folder of a package that this one depends on. */
export function packageDir(name: string): string {
  const manifest = findPackageJSON(name, import.meta.url)
  if (!manifest) throw new Error(`${name} is not installed: run npm install`)
  return realpathSync(path.dirname(manifest))
}

/** Folder of the modules of one of our packages: what is TypeScript in the checkout is JavaScript where it is installed. */
export const modulesOf = (name: string): string => path.join(packageDir(name), IN_CHECKOUT ? 'src' : 'dist')

interface Manifest {
  dependencies: Record<string, string>
  peerDependencies?: Record<string, string>
}

let manifest: Manifest | undefined

/** Version of a library: from the catalog, or in a published package from its package.json. */
export function libraryVersion(name: string): string {
  manifest ??= JSON.parse(readFileSync(path.join(OWN_DIR, 'package.json'), 'utf8')) as Manifest
  const range = manifest.peerDependencies?.[name] ?? manifest.dependencies[name]
  if (!range) throw new Error(`${name} is not in the package.json of @sureda/build`)
  return range === 'catalog:' ? catalogVersion(name) : range.replace(/^\^/, '')
}

let catalog: Map<string, string> | undefined

/** Version of a library in the workspace catalog, the one place where versions are said. */
export function catalogVersion(name: string): string {
  catalog ??= new Map(
    readFileSync(path.join(ROOT, 'pnpm-workspace.yaml'), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const entry = /^ {2}['"]?([^'":\s]+)['"]?: (\d\S*)$/.exec(line)
        return entry?.[1] && entry[2] ? [[entry[1], entry[2]] as const] : []
      }),
  )
  const version = catalog.get(name)
  if (!version) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml`)
  return version
}

/** Folders of a package that can be imported: each has an index. */
export function folderNames(name: string): string[] {
  return readdirSync(modulesOf(name), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === `index${EXTENSION}`)
    .map((file) => path.dirname(file).replaceAll(path.sep, '/'))
    .sort()
}

/** Folders of the remotes, found by their declaration. */
export function remoteDirs(root = ROOT): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => path.join(root, entry.name))
    .filter((dir) => readdirSync(dir).includes('remote.json'))
    .sort()
}
