import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { exposeNames, exposesOf, readDeclaration } from '@sureda/build/remote-declaration'
import { ROOT, remoteDirs } from '@sureda/build/workspace'
import { canonicalPath } from '@sureda/contract/remote/paths'
import type { Expose, RemoteDeclaration } from '@sureda/contract/remote/registry'
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
 * its remote if the change is outside a screen's folder) or of a screen that shows a changed slot, and a few through the
 * whole product. `changed` is relative to `root`.
 */
export function changedJourneys(root: string, changed: readonly string[]): string[] {
  const journeys = readdirSync(path.join(root, 'e2e/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.e2e.ts'))
    .map((file) => `e2e/src/${file.replaceAll(path.sep, '/')}`)
  const remotes = remoteDirs(root)
  const shown = filesThatShow(
    remotes.flatMap((dir) => changedSlots(dir, changed, root)),
    remotes,
    root,
  )
  const addresses = remotes.flatMap((dir) => changedAddresses(dir, { changed, shown }, root))
  const opens = (file: string) =>
    namedAddresses(readFileSync(path.join(root, file), 'utf8')).some((named) =>
      addresses.some((address) => address.test(named)),
    )
  return journeys.filter((file) => changed.includes(file) || SMOKE.includes(file) || opens(file)).sort()
}

const ofRemote = (dir: string, files: readonly string[]) =>
  files.filter((file) => file.startsWith(`${path.basename(dir)}/`) && !file.endsWith('.md'))

/** Whether a file is in the folder of an expose. */
function isIn(dir: string, declaration: RemoteDeclaration, root: string) {
  const files = exposesOf(dir, declaration)
  return (file: string, expose: Expose) =>
    file.startsWith(`${path.relative(root, path.dirname(files[expose] ?? dir)).replaceAll(path.sep, '/')}/`)
}

function changedAddresses(
  dir: string,
  all: Record<'changed' | 'shown', readonly string[]>,
  root: string,
): RegExp[] {
  const [changed, shown] = [ofRemote(dir, all.changed), ofRemote(dir, all.shown)]
  const files = [...changed, ...shown]
  if (files.length === 0) return []
  const declaration = readDeclaration(dir)
  const isInFolder = isIn(dir, declaration, root)
  const touched = declaration.routes.filter(({ screen }) => files.some((file) => isInFolder(file, screen)))
  const isScreenOnly = changed.every((file) => touched.some(({ screen }) => isInFolder(file, screen)))
  return (isScreenOnly ? touched : declaration.routes).map(
    ({ path: address }) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`),
  )
}

/** Slots with a change in their folder; every slot of the remote if a change is in the folder of no screen or slot. */
function changedSlots(dir: string, all: readonly string[], root: string): string[] {
  const changed = ofRemote(dir, all)
  if (changed.length === 0) return []
  const declaration = readDeclaration(dir)
  const isInFolder = isIn(dir, declaration, root)
  const isElsewhere = changed.some(
    (file) => !exposeNames(declaration).some((expose) => isInFolder(file, expose)),
  )
  return declaration.slots
    .filter(({ component }) => isElsewhere || changed.some((file) => isInFolder(file, component)))
    .map(({ slot }) => slot)
}

/** Source files that name one of these slots, and those that import them, directly or not. */
function filesThatShow(slots: readonly string[], dirs: readonly string[], root: string): string[] {
  if (slots.length === 0) return []
  const sources = dirs.flatMap((dir) =>
    readdirSync(path.join(dir, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
      .map((file) => path.join(dir, 'src', file))
      .map((file) => ({
        file: path.relative(root, file).replaceAll(path.sep, '/'),
        code: readFileSync(file, 'utf8'),
      })),
  )
  const found = new Set<string>()
  const add = (text: string) => {
    for (const { file, code } of sources) {
      if (found.has(file) || !code.includes(text)) continue
      found.add(file)
      add(`/${path.basename(file)}'`)
    }
  }
  for (const slot of slots) add(`name="${slot}"`)
  return [...found]
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
