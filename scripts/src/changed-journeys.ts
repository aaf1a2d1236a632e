import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exposesOf, readDeclaration } from '@sureda/build/remote-declaration'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import { canonicalPath } from '@sureda/contract/remote/paths'
import { ownAddress } from '@sureda/gateway/page/path-match'

/** Journeys that any change may break: the first visit, a reservation, navigation by the bars. */
const SMOKE = ['visitor/first-visit', 'member/booking', 'platform/bars'].map(
  (name) => `e2e/src/${name}.e2e.ts`,
)

/** Files that differ from a commit, including new ones, relative to the checkout. Throws git's error. */
export function changedSince(commit: string, root = ROOT): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr.trim())
    return stdout.split('\n').filter((line) => line !== '')
  }
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')]
}

/**
 * The e2e files affected by a change: changed ones, those that name an address of a changed screen (of every screen of
 * its remote if the change is outside a screen's folder), and a few through the whole product. `changed` is relative to
 * `root`.
 */
export function changedJourneys(root: string, changed: readonly string[]): string[] {
  const journeys = readdirSync(path.join(root, 'e2e/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `e2e/src/${file.replaceAll(path.sep, '/')}`)
  const addresses = remoteDirs(root).flatMap((dir) => changedAddresses(dir, changed, root))
  const opens = (file: string) =>
    namedAddresses(readFileSync(path.join(root, file), 'utf8')).some((named) =>
      addresses.some((address) => address.test(named)),
    )
  return journeys.filter((file) => changed.includes(file) || SMOKE.includes(file) || opens(file)).sort()
}

function changedAddresses(dir: string, changed: readonly string[], root: string): RegExp[] {
  const name = path.basename(dir)
  const ofRemote = changed.filter((file) => file.startsWith(`${name}/`) && !file.endsWith('.md'))
  if (ofRemote.length === 0) return []
  const declaration = readDeclaration(dir)
  const files = exposesOf(dir, declaration)
  const folderOf = (screen: keyof typeof files) =>
    `${path.relative(root, path.dirname(files[screen] ?? dir)).replaceAll(path.sep, '/')}/`
  const touched = declaration.routes.filter(({ screen }) =>
    ofRemote.some((file) => file.startsWith(folderOf(screen))),
  )
  const isScreenOnly = ofRemote.every((file) =>
    touched.some(({ screen }) => file.startsWith(folderOf(screen))),
  )
  return (isScreenOnly ? touched : declaration.routes).map(
    ({ path: address }) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`),
  )
}

/**
 * Addresses in the code of a journey, in strings and regular expressions, in canonical form; interpolated parts become
 * one segment.
 */
const namedAddresses = (code: string): string[] =>
  [
    ...code
      .replaceAll(/\$\{[^}]*\}/g, 'x')
      .replaceAll('\\/', '/')
      .matchAll(/['"`/](\/(?:\w[^'"`?#$\\\s]*)?)/g),
  ].map(([, address = '']) => ownAddress(canonicalPath(address)))
