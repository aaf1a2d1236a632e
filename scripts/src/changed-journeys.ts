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
 * The e2e files affected by a change: changed ones, those that import a changed one, those that name an address of a
 * changed screen (of every screen of its remote if the change is outside a screen's folder) or of a screen that shows a
 * changed slot, and a few through the whole product. `changed` is relative to `root`.
 */
export function changedJourneys(root: string, changed: readonly string[]): string[] {
  const ofJourneys = sourcesIn('e2e', root)
  const own = withImporters(ofJourneys, ({ file }) => changed.includes(file))
  const remotes = remoteDirs(root)
  const slots = remotes.flatMap((dir) => changedSlots(dir, changed, root))
  const ofRemotes = slots.length > 0 ? remotes.flatMap((dir) => sourcesIn(path.basename(dir), root)) : []
  const shown = withImporters(ofRemotes, ({ code }) => slots.some((slot) => code.includes(`name="${slot}"`)))
  const addresses = remotes.flatMap((dir) => changedAddresses(dir, { changed, shown: [...shown] }, root))
  const opens = (code: string) =>
    namedAddresses(code).some((named) => addresses.some((address) => address.test(named)))
  return ofJourneys
    .filter(({ file }) => file.endsWith('.e2e.ts'))
    .filter(({ file, code }) => own.has(file) || SMOKE.includes(file) || opens(code))
    .map(({ file }) => file)
    .sort()
}

interface Source {
  file: string
  code: string
}

const sourcesIn = (folder: string, root: string): Source[] =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/src/${name.replaceAll(path.sep, '/')}`)
    .map((file) => ({ file, code: readFileSync(path.join(root, file), 'utf8') }))

/** The names of these sources and of those that import them, directly or not. */
function withImporters(sources: readonly Source[], isOne: (source: Source) => boolean): Set<string> {
  const found = new Set<string>()
  const add = (isNext: (source: Source) => boolean) => {
    for (const source of sources) {
      if (found.has(source.file) || !isNext(source)) continue
      found.add(source.file)
      add(({ code }) => code.includes(`/${path.basename(source.file)}'`))
    }
  }
  add(isOne)
  return found
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
