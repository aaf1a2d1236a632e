import { matchPath } from '@sureda/gateway/page/path-match'

/** What the selection needs to know of a remote. */
export interface RemoteSources {
  /** Folder below the root. */
  name: string
  /** Patterns of its screens' paths. */
  paths: readonly string[]
  /** Slots it fills. */
  fills: readonly string[]
  /** All its source files as one text: it shows which slots it opens. */
  source: string
}

export interface Journeys {
  /** Name below `e2e/src`. */
  file: string
  source: string
}

/** No screen and no server runs these. */
const ASIDE = /^(docs|bench)\/|^[^/]+\.md$|\/README\.md$|\.test\.tsx?$|^(scripts\/src\/|vitest\.config)/

/**
 * Journey files that a change can reach, or undefined for all of them. A remote is reached by the journeys that open one of its paths or a
 * screen with one of its slots; the shell, the shared packages, the servers and the packs are reached by all.
 */
export function reachedJourneys(
  changed: readonly string[],
  remotes: readonly RemoteSources[],
  journeys: readonly Journeys[],
): string[] | undefined {
  const reached = new Set<string>()
  for (const file of changed.filter((name) => !ASIDE.test(name))) {
    const remote = remotes.find(({ name }) => file.startsWith(`${name}/`))
    const journey = journeys.find(({ file: name }) => file === `e2e/src/${name}`)
    if (journey) reached.add(journey.file)
    else if (!remote) return undefined
    else for (const name of journeysOf(remote, remotes, journeys)) reached.add(name)
  }
  return [...reached].sort()
}

function journeysOf(
  remote: RemoteSources,
  remotes: readonly RemoteSources[],
  journeys: readonly Journeys[],
): string[] {
  const hosts = remotes.filter(({ source }) =>
    remote.fills.some((slot) => source.includes(`'${slot}'`) || source.includes(`"${slot}"`)),
  )
  const paths = [remote, ...hosts].flatMap((entry) => entry.paths)
  return journeys
    .filter(
      ({ source }) =>
        source.includes(remote.name) ||
        openedPaths(source).some((path) => paths.some((pattern) => matchPath(pattern, path) !== undefined)),
    )
    .map(({ file }) => file)
}

/** Addresses that stand in the text, without query and place on the page. */
const openedPaths = (source: string): string[] =>
  [...source.matchAll(/['"`](\/[a-z][^'"`\s?#$]*)/g)].map(([, path = '']) => path)
