import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './workspace.ts'

const IGNORED = new Set(['node_modules', 'dist', '.tsout', '.cache', 'test-results', 'README.md'])

/** Hash over names and contents of all files below the given workspace paths; tests do not count. 8 hex digits. */
export function sourceHash(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap(filesBelow).sort()) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex').slice(0, 8)
}

function filesBelow(entry: string): string[] {
  const full = path.resolve(ROOT, entry)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [full]
  return readdirSync(full, { withFileTypes: true })
    .filter((file) => !IGNORED.has(file.name) && !file.name.includes('.test.'))
    .flatMap((file) => filesBelow(path.join(full, file.name)))
}

/** What goes into every build besides the package's own folder. */
const COMMON = ['shared/build/src', 'shared/build/package.json', 'pnpm-workspace.yaml']

/** Semver of package.json and a hash of everything that is compiled into the remote: `1.0.0-3fa9c1d2`. */
export function remoteVersion(dir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string }
  return `${version}-${sourceHash([dir, 'shared/contract/src', ...COMMON])}`
}

/** The same for the shell, which also carries everything that it provides. */
export function shellVersion(dir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string }
  return `${version}-${sourceHash([dir, 'shared/contract/src', 'shared/remote/src', 'shared/ui/src', ...COMMON])}`
}
