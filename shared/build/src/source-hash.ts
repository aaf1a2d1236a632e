import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { IN_CHECKOUT, modulesOf, OWN_DIR, ROOT } from './workspace.ts'

const IGNORED = new Set(['node_modules', 'dist', 'test-results', 'README.md'])

/** Hash over names and contents of all files below the given paths of a workspace; tests do not count. 8 hex digits. */
export function sourceHash(paths: readonly string[], root = ROOT): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((entry) => filesBelow(path.resolve(root, entry))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}

function filesBelow(full: string): string[] {
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [full]
  return readdirSync(full, { withFileTypes: true })
    .filter((file) => !IGNORED.has(file.name) && !/^\.|\.test\./.test(file.name))
    .flatMap((file) => filesBelow(path.join(full, file.name)))
}

/** Sources that are part of every build besides the package's own folder. */
const COMMON = IN_CHECKOUT
  ? ['shared/build/src', 'shared/build/package.json', 'pnpm-workspace.yaml']
  : [path.join(OWN_DIR, 'dist'), path.join(OWN_DIR, 'package.json')]

/** Hash of the presets. */
export const presetHash = (): string => sourceHash(COMMON)

/** Semver of package.json and a hash of everything that is compiled into the remote: `1.0.0-3fa9c1d2`. */
export function remoteVersion(dir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string }
  const sources = [dir, modulesOf('@sureda/contract'), ...COMMON]
  return `${version}-${sourceHash(sources, IN_CHECKOUT ? ROOT : dir)}`
}

/** The same for the shell, which also contains the modules it provides. */
export function shellVersion(dir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string }
  return `${version}-${sourceHash([dir, 'shared/contract/src', 'shared/remote/src', 'shared/ui/src', ...COMMON])}`
}
