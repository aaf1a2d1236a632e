import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The checkout: every preset works inside one workspace, so that all builds agree on versions and shared sources. */
export const ROOT = path.resolve(import.meta.dirname, '../../..')

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

/** Folders of a package that can be imported: each has an `index.ts`. */
export function folderNames(packageDir: string): string[] {
  return readdirSync(path.join(ROOT, packageDir, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.ts')
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
